import { expect, test, type Page } from "@playwright/test";
import { url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

/** The shell's scripts that a page requests until it is shown. */
async function scriptsOf(page: Page, open: () => Promise<unknown>) {
  const scripts = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/shell\/.*\.js$/.test(pathname)) scripts.add(pathname);
  };
  page.on("request", note);
  await open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...scripts];
}

for (const path of ["/login", "/"])
  test(`without each script of the shell in turn ${path} offers a retry, or works [a-start-can-be-repeated]`, async ({
    page,
  }) => {
    test.slow();
    const account = path === "/" ? await makeTrialAccount(page.request) : null;
    const open = () =>
      account ? openAs(page, account, path) : page.goto(url(path));
    const scripts = await scriptsOf(page, open);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const address = url(script);
      await page.route(address, (route) => route.abort());
      await page.goto(url(path));
      const shown = page
        .getByRole("heading", { level: 1 })
        .or(page.getByText("Tentar novamente"));
      await expect(shown.first(), script).toBeVisible({ timeout: 30_000 });
      await page.unroute(address);
      const again = page.getByRole("link", { name: "Tentar novamente" });
      if (await again.isVisible()) await again.click();
      else await page.reload();
      await expect(
        page.getByRole("heading", { level: 1 }),
        script,
      ).toBeVisible();
    }
  });

test("a first script that hangs leaves a way to try again", async ({
  page,
}) => {
  await page.route(/\/shell\/[^/]+\/main\.js$/, () => undefined);
  await page.goto(url("/login"), { waitUntil: "commit" });
  await expect(
    page.getByRole("link", { name: "Tentar novamente" }),
  ).toBeVisible({ timeout: 40_000 });
});
