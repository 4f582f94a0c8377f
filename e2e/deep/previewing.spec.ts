import { generateKeyPairSync } from "node:crypto";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { userIdOf } from "shared-contracts/client/token";
import { releasedApps } from "tooling/release/command-line";
import { folderTarget } from "tooling/release/folder-target";
import { previewState } from "tooling/release/preview-link";
import { releaseApps } from "tooling/release/release-apps";
import { root } from "tooling/workspace";
import { expectNoViolations } from "../src/axe.ts";
import { editedBuild } from "../src/edited-build.ts";
import { makeTrialAccount, openAs, type Account } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });

let product: ReleasedProduct;
let staging: string;
test.beforeAll(async () => {
  product = await serveReleases();
  staging = await mkdtemp(join(tmpdir(), "banquete-staging-"));
});
test.afterAll(async () => {
  await product.stop();
  await rm(staging, { recursive: true });
});

test("a release that is live for nobody opens by its link, for listed accounts who agree, in one tab [preview-asks-first]", async ({
  page,
  context,
  browser,
  request,
}) => {
  await product.releaseBuilds(releasedApps);
  const edited = await editedBuild("mf-billing", { Planos: "Planos de agora" });
  const now = new Date().toISOString();
  await releaseApps(folderTarget(staging), [edited], { url: "", now });
  await rm(edited.folder, { recursive: true });

  const account = await makeTrialAccount(request, product.apiUrl);
  const { privateKey } = generateKeyPairSync("ed25519");
  const env = {
    BANQUETE_SITE_URL: product.url,
    BANQUETE_PREVIEW_KEY: String(
      privateKey.export({ type: "pkcs8", format: "pem" }),
    ),
    BANQUETE_PREVIEW_ACCOUNTS: userIdOf(account.token),
  };
  const release = (more: Readonly<Record<string, string>> = {}) =>
    product.command(
      "release",
      ["mf-billing", "--preview", "--promote-from", staging],
      root,
      { ...env, ...more },
    );
  const refused = release();
  expect(refused.status).toBe(1);
  expect(refused.printed).toContain("only with BANQUETE_PREVIEWS=1");

  const before = await lists();
  const { status, printed } = release({ BANQUETE_PREVIEWS: "1" });
  expect(status, printed).toBe(0);
  expect(printed).toMatch(
    /^mf-billing \S+-edited\w+ is in .*, live for nobody/m,
  );
  expect(await lists()).toEqual(before);
  const [link] = /^http\S+\/\?previa#\S+$/m.exec(printed)!;

  await openAs(page, account, "/plans", product.url);
  await expectKept(page);
  await page.goto(link);
  await expect(notice(page, "Este Banquete não aceita prévias.")).toBeVisible();
  product.deployment.runtime = previewState({ ...env, BANQUETE_PREVIEWS: "1" });

  await page.goto(link);
  const question = page.getByRole("alertdialog", {
    name: /^Abrir prévia de mf-billing \S+-edited\w+\?$/,
  });
  await expect(question).toBeVisible();
  expect(page.url()).toBe(`${product.url}/`);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Abrir prévia" }).click();
  await expect(strip(page)).toContainText(/^Prévia de mf-billing \S+-edited/);
  await openPlans(page);
  await expectPlans(page, "Planos de agora");
  await expectNoViolations(page);

  // The same browser and account, in another tab.
  const beside = await context.newPage();
  await beside.goto(product.url);
  await openPlans(beside);
  await expectPlans(beside, "Planos");
  await expect(strip(beside)).toBeHidden();
  await expectKept(beside);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => address.includes("-edited"))).toEqual([]);
  expect(kept.some((address) => address.includes("/mf-billing/"))).toBe(true);

  await page.getByRole("button", { name: "Sair da prévia" }).click();
  await expectPlans(page, "Planos");
  await expect(strip(page)).toBeHidden();

  const stranger = await makeTrialAccount(request, product.apiUrl);
  await inNewContext(browser, stranger, async (other) => {
    await other.goto(link);
    await expect(
      notice(other, /^Esta conta não pode abrir prévias: /),
    ).toBeVisible();
    await openPlans(other);
    await expectPlans(other, "Planos");
  });

  // Whoever can write the release's folder alone.
  const [entry] = (await product.target.list("mf-billing"))
    .map(({ path }) => path)
    .filter((path) => /-edited\w+\/remoteEntry\.js$/.test(path));
  await appendFile(join(product.target.name, entry!), ";self.tampered=true");
  await inNewContext(browser, account, async (victim) => {
    await victim.goto(link);
    await victim.getByRole("button", { name: "Abrir prévia" }).click();
    await victim.getByRole("link", { name: "Meu Plano" }).click();
    await expect(victim.getByText("integridade não confere")).toBeVisible();
    expect(await victim.evaluate(() => "tampered" in window)).toBe(false);
  });
});

/** The list of releases and its history, as stored. */
async function lists() {
  const history = await product.target.list("history");
  const live = await product.target.read("remotes.json");
  return { history: history.map(({ path }) => path), live };
}

const strip = (page: Page) =>
  page.getByRole("complementary", { name: "Prévia" });

const notice = (page: Page, text: RegExp | string) => page.getByText(text);

async function openPlans(page: Page) {
  await page.getByRole("link", { name: "Meu Plano" }).click();
  await page.getByRole("link", { name: "Renovar ou mudar de plano" }).click();
}

async function expectPlans(page: Page, title: string) {
  await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: title, exact: true }),
  ).toBeVisible();
}

async function inNewContext(
  browser: Browser,
  account: Account,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context: BrowserContext = await browser.newContext();
  try {
    const page = await context.newPage();
    await openAs(page, account, "/", product.url);
    await work(page);
  } finally {
    await context.close();
  }
}
