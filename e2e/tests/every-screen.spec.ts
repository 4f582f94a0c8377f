import { expect, test } from "@playwright/test";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { expectFits } from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import {
  answerRequests,
  answerRequestSummaries,
} from "../src/received-requests.ts";
import { openSignedIn } from "../src/register.ts";
import { saveWedding } from "../src/sent-wedding.ts";

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

test("home and the requests fit every width with rows in them too, and axe finds nothing", async ({
  page,
}) => {
  await answerRequests(page);
  await answerRequestSummaries(page);
  await saveWedding(page);
  for (const [index, path] of ["/", "/orcamentos-recebidos"].entries())
    await test.step(path, async () => {
      await page.goto(url(path));
      await pageIsThere(page);
      await expect(page.getByText("Marina Alves").first()).toBeVisible();
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

for (const [address, status, line] of [
  ["/nada-aqui", "404 Not Found", /Esta página não existe/],
  ["/%E0%A4%A", "400 Bad Request", /Este endereço não pôde ser lido/],
] as const)
  test(`${address} shows ${status} and the way home [router-error-screens]`, async ({
    page,
  }) => {
    await page.goto(url(address));
    const error = page.getByRole("alert");
    await expect(error.getByRole("heading")).toHaveText([
      "Unexpected Application Error!",
      status,
    ]);
    await expect(error.getByText(line)).toBeVisible();
    await error.getByRole("link", { name: "Ir para o início" }).click();
    await expect(page).toHaveTitle("Entrar – Banquete");
  });

test("a page that throws outside a remote shows the error until the address changes [router-error-screens]", async ({
  page,
}) => {
  // The first page to set its title throws.
  await page.addInitScript(() => {
    Object.defineProperty(document, "title", {
      configurable: true,
      set() {
        Reflect.deleteProperty(document, "title");
        throw new Error("no title");
      },
    });
  });
  await page.goto(url("/login"));
  const error = page.getByRole("alert");
  await expect(error.getByRole("heading")).toHaveText([
    "Unexpected Application Error!",
  ]);
  await expect(error.getByText(/Seu rascunho está salvo/)).toBeVisible();
  await error.getByRole("link", { name: "Ir para o início" }).click();
  await expect(page).toHaveTitle("Entrar – Banquete");
  await expect(error).toBeHidden();
});
