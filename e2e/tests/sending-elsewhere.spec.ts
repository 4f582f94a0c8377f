import { expect, type Page, test } from "@playwright/test";
import { openElsewhere } from "../src/elsewhere.ts";
import { closeOtherApps } from "../src/other-apps.ts";
import { url } from "../src/product.ts";
import {
  budgets,
  saveOver,
  saveWedding,
  sentOn,
  status,
} from "../src/sent-wedding.ts";

const setGuests = async (page: Page, guests: string) => {
  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill(guests);
  await page.goto(url("/results"));
};

/** Opens the sending; `send` hands it over. */
async function prepare(page: Page) {
  await page
    .getByRole("button", { name: /^Enviar (proposta|versão nova|de novo)$/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Enviar proposta" });
  const hand = dialog.getByRole("button", { name: "Abrir no WhatsApp" });
  await expect(hand).toBeEnabled();
  return { dialog, send: () => hand.click() };
}

/** Another device of the same caterer, with the budget open on Results. */
async function anotherDevice(page: Page): Promise<Page> {
  const other = await openElsewhere(page, "/orcamentos");
  await closeOtherApps(other, false);
  await other.getByRole("button", { name: /^Editar / }).click();
  await expect(other.locator("[data-draft=saved]")).toBeVisible();
  await other.goto(url("/results"));
  await expect(status(other, "Rascunho")).toBeVisible();
  return other;
}

test(
  "a tab takes over the version that another tab saved and sent, and saves over it without a question",
  { tag: "@deep" },
  async ({ page }) => {
    await saveWedding(page);
    await setGuests(page, "110");
    const other = await page.context().newPage();
    await closeOtherApps(other, false);
    await other.goto(url("/results"));
    await other.getByRole("button", { name: "Assumir aqui" }).click();
    await (await prepare(other)).send();
    await expect(sentOn(other)).toBeVisible();
    await page.getByRole("button", { name: "Assumir aqui" }).click();
    await setGuests(page, "120");
    await saveOver(page);
    await expect(page.getByText(/^Mudou desde o envio: \+/)).toBeVisible();
    const [kept] = await budgets(page);
    expect(kept!.dados).toMatchObject({
      status: "enviada",
      eventData: { guests: 120 },
    });
  },
);

test(
  "a device with unsaved edits saves them without a question after another device has sent and approved",
  { tag: "@deep" },
  async ({ page }) => {
    await saveWedding(page);
    await setGuests(page, "110");
    const other = await anotherDevice(page);
    await (await prepare(other)).send();
    await expect(sentOn(other)).toContainText("R$ 25.004,00");
    await status(other, "Enviada").click();
    await other.getByRole("menuitemradio", { name: "Aprovada" }).click();
    await expect(status(other, "Aprovada")).toBeVisible();
    await saveOver(page);
    await expect(status(page, "Aprovada")).toBeVisible();
    const [kept] = await budgets(page);
    expect(kept!.dados).toMatchObject({
      status: "aprovada",
      eventData: { guests: 110 },
    });
    await other.context().close();
  },
);

test("two devices send at the same time: both sendings are kept", async ({
  page,
}) => {
  await closeOtherApps(page, false);
  await saveWedding(page);
  const other = await anotherDevice(page);
  const [here, there] = [await prepare(page), await prepare(other)];
  await Promise.all([here.send(), there.send()]);
  await expect(here.dialog).toBeHidden();
  await expect(there.dialog).toBeHidden();
  const [kept] = await budgets(page);
  expect(kept!.dados.sent).toHaveLength(2);
  await other.context().close();
});

test("content saved on another device in between is not sent unseen", async ({
  page,
}) => {
  await closeOtherApps(page, false);
  await saveWedding(page);
  const other = await anotherDevice(page);
  const { dialog, send } = await prepare(page);
  await setGuests(other, "110");
  await saveOver(other);
  await send();
  await expect(dialog).toContainText("marcar a proposta como enviada");
  const [kept] = await budgets(page);
  expect(kept!.dados).toMatchObject({ eventData: { guests: 110 } });
  expect(kept!.dados.sent ?? []).toEqual([]);
  await other.context().close();
});
