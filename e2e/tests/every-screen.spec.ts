import { expect, test } from "@playwright/test";
import {
  expectFits,
  expectFitsEverywhere,
  LOOKED_AT,
  WIDTHS,
} from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** Every page behind the login, and its name in the browser's tab. */
const PAGES = [
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
  ["/my-plan", "Meu Plano"],
  ["/orcamentos-recebidos", "Orçamentos Recebidos"],
  ["/security", "Segurança"],
  ["/config", "Configurações"],
] as const;

for (const [path, title] of PAGES)
  test(`${path} fits every width, and axe finds nothing in either theme`, async ({
    page,
  }) => {
    await openSignedIn(page, path);
    await pageIsThere(page);
    await expect(page).toHaveTitle(`${title} – Banquete`);
    for (const width of WIDTHS) await expectFits(page, width);
    await page.getByRole("button", { name: "Modo Escuro" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    for (const width of LOOKED_AT) await expectFits(page, width);
  });

test("/plans fits every width, and axe finds nothing in either theme", async ({
  page,
}) => {
  await page.goto(url("/plans"));
  await pageIsThere(page);
  await expect(page).toHaveTitle("Planos – Banquete");
  await expectFitsEverywhere(page);
});

test("/login fits every width, and axe finds nothing in either mode", async ({
  page,
}) => {
  await page.goto(url("/login"));
  await expect(page).toHaveTitle("Entrar – Banquete");
  for (const width of WIDTHS) await expectFits(page, width);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  await expect(page).toHaveTitle("Criar conta – Banquete");
  for (const width of WIDTHS) await expectFits(page, width);
});
