import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { ensureChromium } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { remotes } from "tooling/registry";
import { versionOf } from "tooling/workspace";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { copyAppAlone } from "../src/checkout-copy.ts";
import { startProgram } from "../src/processes.ts";
import { openSignedIn } from "../src/register.ts";
import { serveReleases } from "../src/released-product.ts";
import { UNCHECKED } from "../src/unchecked.ts";

const REMOTE = "mf-b2b";
const NEXT_CONTRACT = nextMinor(CONTRACTS.core);

// One checkout and one build of its remote for all of them, in this order.
test.describe.configure({ mode: "default" });

let checkout: string;
test.beforeAll(async () => {
  checkout = await copyAppAlone(REMOTE);
  await raiseVersion(checkout, REMOTE);
});
test.afterAll(() => rm(checkout, { recursive: true, force: true }));

test("a checkout of one remote and the shared packages builds it, runs it alone and tests it", async () => {
  test.setTimeout(2_400_000);
  for (const absent of ["shell", "api", "mf-wizard", `${REMOTE}/dist`])
    expect(existsSync(join(checkout, absent)), absent).toBe(false);
  // What `npm test -w mf-b2b` runs: types, unit tests, the build, and scenarios in a browser; one group of them, for
  // all are in scenarios.spec.ts.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tooling/src/commands/test-remote.ts", REMOTE, "--only", "Bloqueio"],
    {
      cwd: checkout,
      encoding: "utf8",
      env: { ...process.env, BANQUETE_CHROMIUM: ensureChromium() },
    },
  );
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/\d+ passed/);
});

test("a change of its sources shows in the open page, in the same scenario under the same conditions", async ({
  page,
}) => {
  const first = await freePorts(remotes.length + 1);
  const { portOffset } = remotes.find(({ name }) => name === REMOTE)!;
  const isolated = await startProgram(
    ["tooling/src/commands/isolate.ts", REMOTE],
    { BANQUETE_PORT: String(first) },
    checkout,
  );
  const source = join(checkout, REMOTE, "src/received/NoRequests.tsx");
  const before = await readFile(source, "utf8");
  const patience = { timeout: 120_000 };
  try {
    await page.goto(
      `http://localhost:${first + portOffset}/?scenario=received-none&theme=dark&width=390&latency=200`,
    );
    const stage = page.frameLocator("iframe");
    await expect(stage.getByText("Nenhum orçamento recebido")).toBeVisible();
    const address = page.url();

    await replaceIn(source, "Nenhum orçamento recebido", "Nada chegou ainda");
    await expect(stage.getByText("Nada chegou ainda")).toBeVisible(patience);
    expect(page.url()).toBe(address);
    await expect(page.getByRole("slider", { name: "Latência" })).toHaveValue(
      "200",
    );
    await expect(stage.locator("html")).toHaveAttribute("data-theme", "dark");

    // A compile error is shown, and the screen stays.
    await writeFile(source, "const unfinished = (");
    await expect(page.getByRole("alert")).toContainText(
      "NoRequests.tsx",
      patience,
    );
    await expect(stage.getByText("Nada chegou ainda")).toBeVisible();
    await writeFile(source, before);
    await expect(stage.getByText("Nenhum orçamento recebido")).toBeVisible(
      patience,
    );
    await expect(page.getByRole("alert")).toBeHidden();
  } finally {
    await isolated.stop();
    await writeFile(source, before);
  }
});

test("it has no address while it does not compile, and the reason is printed", async () => {
  const first = await freePorts(remotes.length + 1);
  const source = join(checkout, REMOTE, "src/received/NoRequests.tsx");
  const before = await readFile(source, "utf8");
  await writeFile(source, "const unfinished = (");
  const isolated = spawn(
    process.execPath,
    ["tooling/src/commands/isolate.ts", REMOTE],
    { cwd: checkout, env: { ...process.env, BANQUETE_PORT: String(first) } },
  );
  let printed = "";
  for (const stream of [isolated.stdout, isolated.stderr])
    stream.on("data", (text) => (printed += String(text)));
  const patience = { timeout: 120_000 };
  try {
    await expect
      .poll(() => printed, patience)
      .toContain("does not compile: waiting for a change");
    expect(printed).toContain("NoRequests.tsx");
    expect(printed).not.toContain("http://");
    await writeFile(source, before);
    await expect.poll(() => printed, patience).toContain("alone: http://");
  } finally {
    const ended = once(isolated, "exit");
    isolated.kill("SIGTERM");
    await ended;
    await writeFile(source, before);
  }
});

test("it is released from there into the shell that is live, and runs in the next shell as it is", async ({
  page,
}) => {
  const product = await serveReleases();
  let shells: string | undefined;
  try {
    await product.releaseBuilds([...remotes.map(({ name }) => name), "shell"]);
    const released = product.command(
      "release",
      [REMOTE, ...UNCHECKED],
      checkout,
    );
    expect(released.status, released.printed).toBe(0);
    expect(released.printed).toContain(
      `${REMOTE} ${nextMinor(versionOf(REMOTE))}-`,
    );
    await openSignedIn(page, "/orcamentos-recebidos", product);
    await expectVersions(page, {
      shell: versionOf("shell"),
      remote: nextMinor(versionOf(REMOTE)),
    });
    const ran = await foldersOf(page, REMOTE);

    // What it is built against next is more than the live shell gives.
    await raiseContract(checkout);
    const early = product.command("contract-check", [REMOTE], checkout);
    expect(early.status, early.printed).toBe(1);
    expect(early.printed).toContain(`the live shell ${versionOf("shell")}-`);
    expect(early.printed).toContain(
      `is on contract core ${CONTRACTS.core} and does not accept core ${NEXT_CONTRACT}`,
    );

    shells = await copyAppAlone("shell");
    await raiseVersion(shells, "shell");
    await raiseContract(shells);
    const next = product.command("release", ["shell", ...UNCHECKED], shells);
    expect(next.status, next.printed).toBe(0);
    await page.reload();
    await expectVersions(page, {
      shell: nextMinor(versionOf("shell")),
      remote: nextMinor(versionOf(REMOTE)),
    });
    expect(await foldersOf(page, REMOTE)).toEqual(ran);

    const fit = product.command("contract-check", [REMOTE], checkout);
    expect(fit.status, fit.printed).toBe(0);
  } finally {
    if (shells) await rm(shells, { recursive: true, force: true });
    await product.stop();
  }
});

/** Expects the remote's page, drawn by one version of it in one of the shell, as "Sobre" tells. */
async function expectVersions(
  page: Page,
  { shell, remote }: { shell: string; remote: string },
) {
  await expect(
    page.getByText("Nenhum orçamento recebido", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Sobre", exact: true }).click();
  const lines = page
    .getByRole("dialog", { name: "Sobre o Banquete" })
    .getByRole("listitem");
  await expect(lines.filter({ hasText: "Base" })).toContainText(shell);
  await expect(lines.filter({ hasText: "Recebidos" })).toContainText(remote);
}

/** The folders that a page's files of an app came from. */
async function foldersOf(page: Page, app: string): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const folders = addresses.flatMap(
    (address) => new RegExp(`^.*/${app}/[^/]+/`).exec(address) ?? [],
  );
  return [...new Set(folders)];
}

/** The next version of an app, as `npm run versions` writes it. */
async function raiseVersion(from: string, app: string) {
  const version = versionOf(app);
  await replaceIn(
    join(from, app, "package.json"),
    `"version": "${version}"`,
    `"version": "${nextMinor(version)}"`,
  );
}

function nextMinor(version: string): string {
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${minor! + 1}.0`;
}

/** A checkout in which shell and remotes may owe each other more. */
async function raiseContract(from: string) {
  await replaceIn(
    join(from, "shared-contracts/src/federation/contract-version.ts"),
    `core: "${CONTRACTS.core}"`,
    `core: "${NEXT_CONTRACT}"`,
  );
}

async function replaceIn(file: string, before: string, after: string) {
  const source = await readFile(file, "utf8");
  expect(source).toContain(before);
  await writeFile(file, source.replace(before, after));
}
