import { expect, test, type Page } from "@playwright/test";
import {
  hostile,
  hostileKeys,
  makeHostileAccount,
  payloadsFor,
  saveHostileBudget,
  saveHostileBudgets,
  sendHostileRequests,
} from "../src/hostile-account.ts";
import { expectShown, watchForInjection } from "../src/injection-watch.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { pdfText } from "../src/pdf-text.ts";
import { apiUrl, url } from "../src/product.ts";
import { openAs } from "../src/register.ts";

const ALL = payloadsFor(Infinity);

/**
 * A page of a caterer whose every text is a payload; what it returns expects texts on it, and that payloads did
 * nothing.
 */
async function openHostile(
  page: Page,
  path: string,
  fill: typeof saveHostileBudgets,
) {
  const found = await watchForInjection(page, [url(""), apiUrl("")]);
  const account = await makeHostileAccount(page.request);
  await fill(page.request, account);
  await openAs(page, account, path);
  await pageIsThere(page);
  return async (texts: readonly string[]) => {
    await expectShown(page, texts);
    expect(await found()).toEqual([]);
  };
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** Opens the budget that has every payload in every list. */
async function openBudget(page: Page) {
  await page.getByRole("button", { name: hostile(0), exact: true }).click();
  await expect(page).toHaveURL(url("/event"));
}

/** The steps by their names, and what is opened on each. */
const STEPS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  Equipe: [/^Excluir /, "Adicionar Membro"],
  "Prato Principal": [/^Excluir /, /^Explique este valor/],
  Bebidas: [/^Mover ou duplicar /, /^Explique este valor/],
  "Bocadilhos e Porções": [/^Excluir /],
  "Mesas Temáticas": [/^Excluir /, /^Explique este valor/],
  Confeitaria: [/^Mover ou duplicar /],
  "Itens Operacionais": [/^Excluir /, /^Explique este valor/],
};

test("sixty payloads in every text of a budget are text on every step [text-stays-text]", async ({
  page,
}) => {
  test.slow();
  const expectText = await openHostile(page, "/orcamentos", saveHostileBudget);
  await openBudget(page);
  await expectText(hostileKeys);
  for (const [label, opened] of Object.entries(STEPS))
    await test.step(label, async () => {
      await page
        .getByRole("navigation")
        .getByRole("link", { name: new RegExp(label) })
        .first()
        .click();
      await expect(
        page.getByRole("heading", { level: 1, name: label }),
      ).toBeVisible();
      await expectText(ALL);
      for (const name of opened) await expectTextIn(page, name, expectText);
    });
});

/** Opens what a button opens, looks at it, and closes it. */
async function expectTextIn(
  page: Page,
  name: string | RegExp,
  expectText: (texts: readonly string[]) => Promise<void>,
) {
  const overlays = (["dialog", "alertdialog", "menu"] as const)
    .map((role) => page.getByRole(role))
    .reduce((any, one) => any.or(one));
  // Rows grow as they come near the window, and can move the button away while it is pressed.
  await expect(async () => {
    await press(page, name);
    await expect(overlays.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectText(ALL);
  await page.keyboard.press("Escape");
  await expect(overlays).toHaveCount(0);
}

test("nor are they more on Início, on Results and its dialogs, on paper and in the proposal", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const expectText = await openHostile(page, "/orcamentos", saveHostileBudgets);
  await expectText(payloadsFor(200));
  await page.goto(url("/"));
  await expectText([hostile(0)]);
  await page.goto(url("/orcamentos"));
  await openBudget(page);
  await page.goto(url("/"));
  await press(page, "Usar modelo");
  await expectText([hostile(0)]);
  await page.keyboard.press("Escape");
  await page.goto(url("/results"));
  await expectText([hostile(0)]);
  for (const name of [/^Atualizar orçamento/, "Comparar com outro"]) {
    await press(page, name);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectText([hostile(0)]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  for (const [list, texts] of [
    ["Compras", ALL],
    ["Carga", []],
    ["Equipe", ALL],
    ["Cozinha", ALL],
  ] as const) {
    await press(page, `Imprimir lista: ${list}`);
    await expectText(texts);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  }
  const download = page.waitForEvent("download");
  await press(page, "Exportar orçamento em PDF");
  const proposal = await download;
  expect(proposal.suggestedFilename()).toMatch(/^orcamento-[^/\\<>"]*\.pdf$/);
  expect(await pdfText(await proposal.path())).toContain("alert(1)");
  await expectText([]);
});

test(
  "nor on the account's pages and the received budgets, whose links lead nowhere else",
  { tag: "@deep" },
  async ({ page }) => {
    const expectText = await openHostile(page, "/", sendHostileRequests);
    for (const [path, texts] of [
      ["/config", [hostile(5), hostile(7), hostile(26)]],
      ["/security", [hostile(5)]],
      ["/my-plan", []],
      ["/plans", []],
      ["/orcamentos-recebidos?ver=todos", payloadsFor(120)],
    ] as const) {
      await page.goto(url(path));
      await pageIsThere(page);
      await expectText(texts);
    }
    const details = page.getByRole("button", { name: /^Ver detalhes/ });
    const dialog = page.getByRole("dialog");
    for (const which of [details.first(), details.nth(1), details.last()]) {
      await which.click();
      await expectText(payloadsFor(200));
      await expect(dialog.getByRole("link")).toHaveCount(0);
      await dialog.getByRole("button", { name: "Rejeitar" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectText([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    await details.last().click();
    await dialog.getByRole("button", { name: "Editar" }).click();
    await expect(page).toHaveURL(url("/event"));
    await expectText([]);
  },
);
