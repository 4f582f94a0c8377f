import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { root } from "tooling/workspace";
import { expectNoViolations } from "../src/axe.ts";
import { copyCheckout } from "../src/checkout-copy.ts";
import { openLocalBuild, type LocalBuild } from "../src/local-build.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { copyRelease, ranIn } from "../src/release-copy.ts";
import { startProduct, type StartedProduct } from "../src/started-product.ts";

const REMOTE = "mf-billing";
/** Texts that only the code for remotes from elsewhere has. */
const TRACES = ["remote_override", "Usar a versão publicada", "releases.json"];

let local: LocalBuild;
let checkout: string;
let product: StartedProduct;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  local = await openLocalBuild();
  checkout = await copyCheckout();
  product = await startProduct({
    checkout,
    env: { BANQUETE_REMOTE_OVERRIDE: local.origin },
  });
});
test.afterAll(async () => {
  await product.stop();
  await rm(checkout, { recursive: true, force: true });
  await local.close();
});

const strip = (page: Page) =>
  page.getByRole("complementary", { name: "Versões locais" });

for (const as of ["folder", "development server"] as const)
  test(`a ${as} takes a remote's place for the session, and says so`, async ({
    page,
  }) => {
    local.serve(await copyRelease(REMOTE, "9.9.9"), as);
    await openSignedIn(
      page,
      `/my-plan?remote.${REMOTE}=${local.origin}`,
      product,
    );
    await expect(page.getByText("Teste grátis").first()).toBeVisible();
    expect(await ranIn(page)).toEqual([`${REMOTE} 9.9.9`]);
    expect(await listedForTools(page)).toEqual({
      remotes: expect.arrayContaining(["shell", "mf_billing"]),
      shared: expect.arrayContaining(["react", "react-dom"]),
    });
    await expect(page).toHaveURL(`${product.url}/my-plan`);
    await expect(strip(page)).toContainText(
      `${REMOTE} vem de ${local.origin} nesta sessão.`,
    );
    await expectNoViolations(page);

    await page.goto(`${product.url}/`);
    await expect(strip(page)).toBeVisible();
    await page.getByRole("button", { name: "Sobre", exact: true }).click();
    const about = page.getByRole("dialog", { name: "Sobre o Banquete" });
    await expect(
      about.getByRole("listitem").filter({ hasText: "Planos" }),
    ).toContainText("Local");

    await page.goto(`${product.url}/my-plan`);
    await page.getByRole("button", { name: "Usar a versão publicada" }).click();
    await expect(strip(page)).toBeHidden();
    await expect(page.getByText("Teste grátis").first()).toBeVisible();
    expect(await ranIn(page)).toEqual([]);
  });

test("its contract is checked, and the published release does not take its place", async ({
  page,
}) => {
  local.serve(await copyRelease(REMOTE, "9.9.9"), "folder", "99.0.0");
  await openSignedIn(
    page,
    `/my-plan?remote.${REMOTE}=${local.origin}`,
    product,
  );
  await expect(
    page.getByText(`${REMOTE} 9.9.9, contrato core 99.0.0 não aceito`),
  ).toBeVisible();
  expect(await ranIn(page)).toEqual([]);
  await expect(strip(page)).toBeVisible();
});

test("an address that is not on the list is refused", async ({ page }) => {
  const address = "http://localhost:1";
  await openSignedIn(page, `/my-plan?remote.${REMOTE}=${address}`, product);
  await expect(
    page.getByText(`Este Banquete não aceita versões de ${address}.`),
  ).toBeVisible();
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test("a build without the flag has no line of it, and its pages may not load from there", async ({
  page,
}) => {
  const flagged = await builtShell(checkout);
  const plain = await builtShell(root);
  for (const trace of TRACES) {
    expect(flagged, trace).toContain(trace);
    expect(plain, trace).not.toContain(trace);
  }
  const response = await page.goto(url("/login"));
  expect(response!.headers()["content-security-policy"]).not.toContain(
    local.origin,
  );

  await openSignedIn(page, `/my-plan?remote.${REMOTE}=${local.origin}`);
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  await expect(strip(page)).toBeHidden();
  expect(await ranIn(page)).toEqual([]);
});

/** What Module Federation's browser extension reads: the host and remotes, and what the shell shares. */
function listedForTools(page: Page) {
  return page.evaluate(() => {
    const { moduleInfo, __SHARE__ } = (
      window as unknown as {
        __FEDERATION__: {
          moduleInfo: object;
          __SHARE__: Record<string, { default?: object }>;
        };
      }
    ).__FEDERATION__;
    return {
      remotes: Object.keys(moduleInfo).map((name) => name.split(":")[0]),
      shared: Object.values(__SHARE__).flatMap(({ default: scope = {} }) =>
        Object.keys(scope),
      ),
    };
  });
}

/** All scripts of the newest build of a checkout's shell. */
async function builtShell(from: string): Promise<string> {
  const dist = join(from, "shell/dist");
  const { live } = JSON.parse(
    await readFile(join(dist, "releases.json"), "utf8"),
  ) as { live: { folder: string } };
  const folder = join(dist, live.folder);
  const scripts = (await readdir(folder)).filter((name) =>
    name.endsWith(".js"),
  );
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(folder, name), "utf8")),
  );
  return texts.join("\n");
}
