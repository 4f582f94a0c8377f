import { rm } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { releasedApps } from "tooling/release/command-line";
import { releaseApps } from "tooling/release/release-apps";
import { editedBuild } from "../src/edited-build.ts";
import { openSignedIn } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { UNCHECKED } from "../src/unchecked.ts";

let product: ReleasedProduct;
test.beforeAll(async () => {
  product = await serveReleases();
});
test.afterAll(() => product.stop());

test("a remote is released and rolled back under open pages, and the shell is not touched", async ({
  page,
}) => {
  expect(run("release", ...releasedApps, ...UNCHECKED)).toMatch(
    /^shell \S+, .* and mf-billing \S+ are live for everyone \(revision 1\)\.$/m,
  );
  const shellFiles = await filesOf("shell");
  const shellPage = await product.target.read("index.html");

  await openSignedIn(page, "/my-plan", product);
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  const built = await billingReleases(page);

  const edited = await editedBuild("mf-billing", { Planos: "Planos de agora" });
  await releaseApps(product.target, [edited], {
    url: product.remotesUrl,
    now: new Date().toISOString(),
  });
  await rm(edited.folder, { recursive: true });

  // The open page goes on with the release it was opened on, down to code it had not loaded yet.
  await page.getByRole("link", { name: "Renovar ou mudar de plano" }).click();
  await expectPlans(page, "Planos");
  expect(new Set(await billingReleases(page))).toEqual(new Set(built));

  await page.reload();
  await expectPlans(page, "Planos de agora");
  expect(await billingReleases(page)).toEqual([
    expect.stringContaining("-edited"),
  ]);
  expect(await filesOf("shell")).toEqual(shellFiles);
  expect(await product.target.read("index.html")).toEqual(shellPage);

  const back = run("rollback", "mf-billing");
  expect(back).toMatch(/^mf-billing \S+ is live again, instead of \S+-edited/);
  await page.reload();
  await expectPlans(page, "Planos");
  expect(await billingReleases(page)).toEqual(built);
});

async function expectPlans(page: Page, title: string) {
  await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: title, exact: true }),
  ).toBeVisible();
}

/** The folders of the releases of mf-billing that the page runs: where its entries came from. */
async function billingReleases(page: Page): Promise<string[]> {
  const folders = await page.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src)
      .concat(performance.getEntriesByType("resource").map(({ name }) => name))
      .filter((address) => address.endsWith("/remoteEntry.js"))
      .map((address) => /^.*\/mf-billing\/[^/]+\//.exec(address)?.[0])
      .filter((address) => address !== undefined),
  );
  const unique = [...new Set(folders)];
  for (const address of unique)
    expect(address).toContain(`${product.remotesUrl}/mf-billing/`);
  return unique;
}

async function filesOf(app: string) {
  const files = await product.target.list(app);
  return files.toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Runs a command that must succeed, and answers what it printed. */
function run(command: string, ...args: string[]): string {
  const { status, printed } = product.command(command, args);
  expect(status, printed).toBe(0);
  return printed;
}
