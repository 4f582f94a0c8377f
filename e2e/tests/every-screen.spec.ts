import { expect, test } from "@playwright/test";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { expectFits } from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

const ofWizard = ({ remote }: (typeof remoteRoutes)[number]) =>
  remote === "mf-wizard";

for (const [area, routes] of [
  ["of the wizard", remoteRoutes.filter(ofWizard)],
  ["beside it", remoteRoutes.filter((route) => !ofWizard(route))],
] as const)
  test(`every page ${area} fits every width, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    await openSignedIn(page, routes[0]!.path);
    for (const [index, { path, title }] of routes.entries())
      await test.step(path, async () => {
        await page.goto(url(path));
        await pageIsThere(page);
        await expect(page).toHaveTitle(`${title} – Banquete`);
        await expectFits(page, index);
      });
  });

test("what a visitor sees fits every width, and axe finds nothing", async ({
  page,
}) => {
  await page.goto(url("/plans"));
  await pageIsThere(page);
  await expect(page).toHaveTitle("Planos – Banquete");
  await expectFits(page, 0);
  await page.goto(url("/login"));
  await expect(page).toHaveTitle("Entrar – Banquete");
  await expectFits(page, 1);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  await expect(page).toHaveTitle("Criar conta – Banquete");
  await expectFits(page, 2);
  await page.goto(url("/nada-aqui"));
  await expect(page).toHaveTitle("Página não encontrada – Banquete");
  await expectFits(page, 3);
});
