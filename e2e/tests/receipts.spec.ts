import { expect, type Page, test } from "@playwright/test";
import { openElsewhere } from "../src/elsewhere.ts";
import { url } from "../src/product.ts";
import { saveOver, sendWedding, status } from "../src/sent-wedding.ts";

const box = (page: Page, label: string) =>
  page.getByRole("checkbox", { name: `Recebido: ${label}` });

const panel = (page: Page) =>
  page.getByRole("region", { name: "Recebimentos" });

/** A phone has tabs, a desk has all on one page. */
async function turnTo(page: Page, press: "click" | "tap", tab: string) {
  if (press === "tap") await page.getByRole("tab", { name: tab }).tap();
}

/** Approves the sent wedding, which has no plan, and makes one of two instalments. */
async function approve(page: Page, press: "click" | "tap") {
  await sendWedding(page);
  await status(page, "Enviada")[press]();
  await page.getByRole("menuitemradio", { name: "Aprovada" })[press]();
  await turnTo(page, press, "Recebimentos");
  await panel(page).getByRole("button", { name: "Criar plano" })[press]();
  const dialog = page.getByRole("dialog", { name: "Criar plano" });
  await dialog.getByRole("button", { name: "Adicionar parcela" })[press]();
  await dialog.getByLabel("Valor: 1ª parcela").fill("10.000,00");
  await dialog.getByRole("button", { name: "Salvar plano" })[press]();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText("15.004,00");
}

/** Waits until what the page knows by now is on screen. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/** From an approval without a plan to everything received, with a change of the total in between. */
async function receive(page: Page, press: "click" | "tap") {
  await approve(page, press);
  await box(page, "1ª parcela")[press]();
  const day = page.getByLabel("Recebido em: 1ª parcela");
  await expect(panel(page)).toContainText("Recebido R$ 10.000,00");
  // What is typed while a change is on its way stays when that is stored.
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/acompanhamento", (route) =>
    held.then(() => route.fallback()),
  );
  const asked = page.waitForRequest("**/acompanhamento");
  await day.fill("2026-01-15");
  await asked;
  await day.fill("2999-01-15");
  const answered = page.waitForResponse("**/acompanhamento");
  send();
  await (await answered).finished();
  await drawn(page);
  await expect(panel(page)).toContainText("A data ainda não chegou.");

  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill("110");
  await page.goto(url("/results"));
  await turnTo(page, press, "Recebimentos");
  await expect(day).toHaveValue("2026-01-15");
  await turnTo(page, press, "Resumo");
  await saveOver(page);
  await turnTo(page, press, "Recebimentos");
  await expect(panel(page)).toContainText(/O total mudou \+.R\$/);
  const add = panel(page).getByRole("button", { name: /^Somar à última/ });
  await add[press]();
  await expect(panel(page)).not.toContainText("O total mudou");
  await box(page, "2ª parcela")[press]();
  await expect(panel(page)).toContainText("Tudo recebido em");
  await page.reload();
  await expect(panel(page)).toContainText("Tudo recebido em");
}

test("the instalments of an approved budget are planned and ticked, and follow a change of the total", async ({
  page,
}) => {
  await receive(page, "click");
});

test("two devices tick at the same time, while one has unsaved edits: nothing is lost", async ({
  page,
}) => {
  await approve(page, "click");
  const phone = await openElsewhere(page, "/orcamentos");
  await phone.getByRole("button", { name: /^Editar / }).click();
  await expect(phone.locator("[data-draft=saved]")).toBeVisible();
  await phone.goto(url("/event"));
  await phone.getByLabel("Convidados", { exact: true }).fill("120");
  await phone.goto(url("/results"));
  await expect(box(phone, "2ª parcela")).not.toBeChecked();

  await box(page, "1ª parcela").click();
  await expect(page.getByLabel("Recebido em: 1ª parcela")).toBeVisible();
  await box(phone, "2ª parcela").click();
  await expect(panel(phone)).toContainText("Tudo recebido em");
  await saveOver(phone);
  await expect(panel(phone)).toContainText("O total mudou");
  await page.reload();
  await expect(panel(page)).toContainText("Tudo recebido em");
  await phone.context().close();
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("the same by touch", { tag: "@deep" }, async ({ page }) => {
    await receive(page, "tap");
  });
});
