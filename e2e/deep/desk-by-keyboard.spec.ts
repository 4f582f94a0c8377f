import { expect, test, type Locator, type Page } from "@playwright/test";
import { tabTo } from "../src/keyboard.ts";
import { openPix } from "../src/paying.ts";
import { url } from "../src/product.ts";
import { answerRequests } from "../src/received-requests.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";

const BUDGETS = ["Bodas", "Casamento", "Debutante"].map((nome, index) => ({
  nome,
  eventData: { groomName: "Ana", eventDate: `209${index}-05-15` },
}));

/** Goes there with Tab alone and presses Enter. */
async function enter(page: Page, wanted: Locator) {
  await tabTo(page, wanted, 120);
  await page.keyboard.press("Enter");
}

/** The focus stands on something, so that Tab goes on from there. */
const expectFocus = (page: Page) =>
  expect(page.locator("body")).not.toBeFocused();

test("home leads from the first step to the draft", async ({ page }) => {
  await openSignedIn(page, "/");
  await expect(page.getByText(/^Boas-vindas\./)).toBeVisible();
  await enter(page, page.getByRole("button", { name: "Criar orçamento" }));
  await expect(page).toHaveURL(url("/event"));
  await tabTo(page, page.getByRole("textbox", { name: "Nome do Orçamento" }));
  await page.keyboard.type("Festa na praia");
  await enter(page, page.getByRole("link", { name: "Início" }));
  await enter(page, page.getByRole("link", { name: "Continuar" }));
  await expect(page).toHaveURL(url("/event"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("home opens a coming event, and leads to the requests", async ({
  page,
}) => {
  await answerRequests(page);
  await openSignedIn(page, "/security");
  await saveBudgets(page, BUDGETS);
  await page.goto(url("/"));
  const coming = page.getByRole("region", { name: "Próximos eventos" });
  await enter(page, coming.getByRole("button", { name: "Bodas" }));
  await expect(
    page.getByText("Orçamento carregado com sucesso!").first(),
  ).toBeVisible();
  await enter(page, page.getByRole("link", { name: "Orçamentos Recebidos" }));
  await enter(
    page,
    page.getByRole("button", { name: /^Ver detalhes de/ }).first(),
  );
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: /^Ver detalhes de/ }).first(),
  ).toBeFocused();
});

test("Meus Orçamentos: search, order, a range, its actions and a row's menu", async ({
  page,
}) => {
  const { keyboard } = page;
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = "";
    };
  });
  await openSignedIn(page, "/security");
  await saveBudgets(page, BUDGETS);
  await page.goto(url("/orcamentos"));
  const box = (name: string) =>
    page.getByRole("checkbox", { name: `Selecionar ${name}` });
  await expect(box("Bodas")).toBeVisible();

  await tabTo(page, page.getByRole("searchbox"));
  await keyboard.type("casa");
  await expect(box("Bodas")).toBeHidden();
  await keyboard.press("Control+a");
  await keyboard.press("Delete");
  await expect(box("Bodas")).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: "Ordenar" }));
  await keyboard.type("Nome");
  await expect(page).toHaveURL(url("/orcamentos?ordem=nome"));

  await tabTo(page, box("Bodas"));
  await keyboard.press("Space");
  await tabTo(page, box("Debutante"));
  await keyboard.press("Shift+Space");
  const bar = page.getByRole("region", { name: "Seleção" });
  await expect(bar.getByRole("status")).toHaveText("3 selecionados");
  await tabTo(page, box("Casamento"), 120);
  await keyboard.press("Space");
  await expect(bar.getByRole("status")).toHaveText("2 selecionados");

  const compare = bar.getByRole("button", { name: "Comparar" });
  await enter(page, compare);
  const dialog = page.getByRole("dialog", { name: "Comparar orçamentos" });
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
  await enter(page, bar.getByRole("button", { name: /^Lista de compras/ }));
  const list = page.getByRole("dialog", { name: "Lista de compras" });
  const item = list.getByRole("checkbox").first();
  await tabTo(page, item, 120);
  await keyboard.press("Space");
  await expect(item).toBeChecked();
  await enter(page, list.getByRole("button", { name: "Imprimir" }));
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await keyboard.press("Escape");
  await expect(list).toBeHidden();
  await tabTo(page, box("Debutante"), 120);
  await keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expectFocus(page);

  const actions = page.getByRole("button", { name: "Ações de Casamento" });
  await enter(page, actions);
  await expect(page.getByRole("menu")).toBeVisible();
  await keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Excluir" })).toBeFocused();
  await keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await enter(page, question.getByRole("button", { name: "Excluir" }));
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos (2)" }),
  ).toBeVisible();
  await expectFocus(page);
});

test("from the empty list of requests to a key, and to none again", async ({
  page,
}) => {
  const { password } = await openSignedIn(page, "/orcamentos-recebidos");
  const button = (name: string) => page.getByRole("button", { name });
  const confirm = async () => {
    await expect(page.getByLabel("Sua senha", { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
  };
  await enter(page, page.getByRole("link", { name: "Criar a chave" }));
  await expect(page).toHaveURL(url("/config#pedidos"));
  await enter(page, button("Criar chave"));
  await confirm();
  await expect(page.getByText("a chave não aparece de novo")).toBeVisible();
  await expectFocus(page);
  await enter(page, button("Já copiei"));
  await expect(page.getByText(/^Chave ativa: •••• /)).toBeVisible();
  await expectFocus(page);
  await enter(page, button("Desligar"));
  await confirm();
  await expect(button("Criar chave")).toBeVisible();
  await expectFocus(page);
});

test("a PIX that was left is come back to from the plans", async ({ page }) => {
  await openSignedIn(page, "/plans");
  await openPix(page, "Anual");
  await page.goto(url("/plans"));
  const open = page.getByRole("button", { name: "Ver PIX do plano Anual" });
  await enter(page, open);
  await expect(page.getByText("Aguardando pagamento")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(open).toBeFocused();
});
