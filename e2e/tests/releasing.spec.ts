import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { freePorts } from "build/port";
import { buildCandidate } from "build/release/build-candidate";
import { folderTarget } from "build/release/folder-target";
import { releaseCandidate } from "build/release/release-app";
import { root } from "build/workspace";
import { temporaryDataFolder, type DataFolder } from "../src/data-folder.ts";
import { serveDeployment, type Deployment } from "../src/deployment.ts";
import { editedBuild } from "../src/edited-build.ts";
import { startProgram, type RunningProgram } from "../src/processes.ts";
import { openSignedIn } from "../src/register.ts";

let folder: string;
let deployment: Deployment;
let data: DataFolder;
let api: RunningProgram;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "banquete-deployment-"));
  deployment = await serveDeployment(folder);
  const port = await freePorts(1);
  deployment.apiUrl = `http://localhost:${port}`;
  data = await temporaryDataFolder();
  api = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_ORIGINS: deployment.url,
  });
});
test.afterAll(async () => {
  await api.stop();
  await deployment.close();
  await data.remove();
  await rm(folder, { recursive: true });
});

test("a remote is released and taken back under open pages, and the shell is not touched", async ({
  page,
}) => {
  test.setTimeout(400_000);
  const target = folderTarget(folder);
  for (const app of ["mf-wizard", "shell"])
    await releaseCandidate(target, await buildCandidate(app), rollout());
  run("release", "mf-billing");
  const { url, apiUrl } = deployment;
  const shellFiles = await filesOf("shell");
  const shellPage = await readFile(join(folder, "index.html"), "utf8");

  await openSignedIn(page, "/my-plan", { url, apiUrl });
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  const built = await billingScripts(page);

  const edited = await editedBuild("mf-billing", { Planos: "Planos de agora" });
  await releaseCandidate(target, edited, rollout());
  await rm(edited.folder, { recursive: true });

  // The open page goes on with the release it was opened on, down to code it had not loaded yet.
  await page.getByRole("link", { name: "Renovar ou mudar de plano" }).click();
  await expectPlans(page, "Planos");
  expect(new Set(await billingScripts(page))).toEqual(new Set(built));

  await page.reload();
  await expectPlans(page, "Planos de agora");
  expect(await billingScripts(page)).toEqual([
    expect.stringContaining("-edited"),
  ]);
  expect(await filesOf("shell")).toEqual(shellFiles);
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe(shellPage);

  const back = run("rollback", "mf-billing");
  expect(back).toMatch(/^mf-billing \S+ is live again, instead of \S+-edited/);
  await page.reload();
  await expectPlans(page, "Planos");
  expect(await billingScripts(page)).toEqual(built);
});

const rollout = () => ({
  url: deployment.remotesUrl,
  now: new Date().toISOString(),
});

async function expectPlans(page: Page, title: string) {
  await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: title, exact: true }),
  ).toBeVisible();
}

/** The folders that the page's scripts of mf-billing came from. */
async function billingScripts(page: Page): Promise<string[]> {
  const folders = await page.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src)
      .concat(performance.getEntriesByType("resource").map(({ name }) => name))
      .filter((address) => address.endsWith(".js"))
      .map((address) => /^.*\/mf-billing\/[^/]+\//.exec(address)?.[0])
      .filter((address) => address !== undefined),
  );
  const unique = [...new Set(folders)];
  for (const address of unique)
    expect(address).toContain(`${deployment.remotesUrl}/mf-billing/`);
  return unique;
}

async function filesOf(app: string) {
  const files = await folderTarget(folder).list(app);
  return files.toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Runs a command as a team does, and answers what it printed. */
function run(command: string, ...args: string[]): string {
  const file = join(root, `build/src/commands/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [file, ...args],
    {
      env: {
        ...process.env,
        BANQUETE_RELEASE_TARGET: folder,
        BANQUETE_RELEASE_URL: deployment.remotesUrl,
      },
      encoding: "utf8",
    },
  );
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}
