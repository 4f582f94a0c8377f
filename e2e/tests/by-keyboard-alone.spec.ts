import { expect, test } from "@playwright/test";
import { tabTo } from "../src/keyboard.ts";
import { answer } from "../src/answer.ts";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { answerRequests } from "../src/received-requests.ts";
import { newCaterer, openSignedIn, planGate } from "../src/register.ts";

test("from registering to the PDF without a mouse", async ({ page }) => {
  const caterer = newCaterer();
  const { keyboard } = page;
  await page.goto(url("/login"));

  await tabTo(page, page.getByRole("button", { name: "Criar uma conta" }));
  await keyboard.press("Enter");
  for (const [label, text] of [
    ["Nome", caterer.name],
    ["Email", caterer.email],
    ["Telefone", caterer.phone],
    ["Senha", caterer.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  // Until the gate is there, Tab would go through the page behind it.
  await expect(planGate(page)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Começar teste grátis" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  // What had the focus went away with the dialog.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Usar modelo" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/event"));
  await tabTo(page, page.getByRole("textbox", { name: "Nome do Orçamento" }));
  await keyboard.type("Bodas de prata");
  await tabTo(
    page,
    page.getByRole("textbox", { name: "Convidados", exact: true }),
  );
  // The field's content is selected on focus: typing replaces it.
  await keyboard.type("150");
  await expect(page.getByText("5 → 8 garçons").first()).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: /^9\s*Resultados/ }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/results"));
  await expect(page.getByText("R$ 34.689,06").first()).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Salvar orçamento" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Como deseja salvar?" });
  await tabTo(page, dialog.getByRole("button", { name: /^Salvar Orçamento/ }));
  await keyboard.press("Enter");
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();

  const download = page.waitForEvent("download");
  await tabTo(
    page,
    page.getByRole("button", { name: "Exportar orçamento em PDF" }),
  );
  await keyboard.press("Enter");
  expect(await pdfText(await (await download).path())).toContain(
    "R$ 34.689,06",
  );
});

test("rows are walked like a sheet: Enter goes down, and adds a row at the end", async ({
  page,
}) => {
  const { keyboard } = page;
  await openSignedIn(page, "/garnishes");
  const quantities = page.getByRole("textbox", { name: "Qtd. por pessoa" });
  await expect(quantities).toHaveCount(3);
  await quantities.first().focus();
  await keyboard.press("Enter");
  await expect(quantities.nth(1)).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(quantities.nth(2)).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(quantities.nth(1)).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(quantities).toHaveCount(4);
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect(quantities).toHaveCount(4);
  await keyboard.press("ArrowUp");
  await expect(quantities).toHaveCount(3);
});

test(
  "twelve portions are entered without a mouse, whatever their unit",
  { tag: "@deep" },
  async ({ page }) => {
    const { keyboard } = page;
    await openSignedIn(page, "/garnishes");
    const rows = page.locator("[data-row]");
    await expect(rows).toHaveCount(3);
    await tabTo(page, page.getByRole("button", { name: "Adicionar Item" }));
    await keyboard.press("Enter");
    const units = ["kg", "g", "un"];
    for (let row = 0; row < 12; row++) {
      if (row > 0) await keyboard.press("Enter");
      await keyboard.type(`Porção ${row + 1}`);
      await keyboard.press("Tab");
      await keyboard.type("1");
      await keyboard.press("Tab");
      await keyboard.type(units[row % units.length]!);
      await keyboard.press("Tab");
      await keyboard.type("10");
    }
    await expect(rows).toHaveCount(15);
    for (let row = 0; row < 12; row++) {
      const typed = rows.nth(3 + row);
      await expect(
        typed.getByRole("combobox", { name: "Unidade" }),
      ).toHaveValue(units[row % units.length]!);
      await expect(typed.getByLabel("Qtd. por pessoa")).toHaveValue("1");
      await expect(typed.getByLabel(/^Preço/)).toHaveValue(
        row === 11 ? "10" : "10,00",
      );
    }
    await expect(page.getByRole("button", { name: "Fechar dica" })).toHaveCount(
      0,
    );
  },
);

test("the account's pages and received budgets without a mouse", async ({
  page,
}) => {
  const { keyboard } = page;
  const go = async (role: "link" | "button", name: string | RegExp) => {
    await tabTo(page, page.getByRole(role, { name }).first());
    await keyboard.press("Enter");
  };
  await answerRequests(page);
  await answer(page, /\/aprovar$/, { success: true });
  await openSignedIn(page, "/security");
  const name = page.getByRole("textbox", { name: "Nome" });
  await expect(name).toHaveValue("Helena Prado");
  await tabTo(page, name);
  await keyboard.press("Control+a");
  await keyboard.type("Helena da Serra");
  await keyboard.press("Enter");
  await expect(page.getByText("Perfil atualizado com sucesso!")).toBeVisible();

  await go("link", "Configurações");
  await tabTo(page, page.getByRole("textbox", { name: /^Nome da empresa/ }));
  await keyboard.type("Sabores da Serra");
  await keyboard.press("Enter");
  await expect(
    page.getByText("Dados do buffet salvos com sucesso!"),
  ).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await go("button", "Escolher arquivo");
  await chooser;

  await go("link", "Orçamentos Recebidos");
  await expect(
    page.getByText("2 pedidos sem resposta, de 4 recebidos"),
  ).toBeVisible();
  await go("button", "Ver detalhes de Marina Alves");
  const details = page.getByRole("dialog", { name: /Marina Alves$/ });
  await expect(details).toBeVisible();
  await go("button", "Rejeitar");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await keyboard.press("Escape");
  await expect(details).toBeVisible();
  await tabTo(page, details.getByRole("button", { name: /^Aprovar/ }));
  await keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Deseja aprovar?" });
  await tabTo(page, question.getByRole("button", { name: "Aprovar" }));
  await keyboard.press("Enter");
  await expect(page.getByText("Orçamento aprovado com sucesso!")).toBeVisible();
  await expect(details).toBeHidden();
});
