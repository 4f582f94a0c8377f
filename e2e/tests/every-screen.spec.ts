import { expect, test } from "@playwright/test";
import { expectFits } from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** Every page behind the login, and its name in the browser's tab. */
const WIZARD = [
  ["/", "Início"],
  ["/event", "Dados do Evento"],
  ["/team", "Equipe"],
  ["/foods", "Prato Principal"],
  ["/drinks", "Bebidas"],
  ["/garnishes", "Bocadilhos e Porções"],
  ["/tables", "Mesas Temáticas"],
  ["/confectionery", "Confeitaria"],
  ["/operational", "Itens Operacionais"],
  ["/results", "Resultados"],
  ["/orcamentos", "Meus Orçamentos"],
] as const;

const OTHERS = [
  ["/my-plan", "Meu Plano"],
  ["/orcamentos-recebidos", "Orçamentos Recebidos"],
  ["/security", "Segurança"],
  ["/config", "Configurações"],
] as const;

for (const [area, pages] of [
  ["of the wizard", WIZARD],
  ["beside it", OTHERS],
] as const)
  test(`every page ${area} fits every width, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    await openSignedIn(page, pages[0][0]);
    for (const [index, [path, title]] of pages.entries())
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
});
