import { expect, type Page, test } from "@playwright/test";
import { countPresses, expectCounted } from "../src/counted.ts";
import { setWidth } from "../src/fits.ts";
import { closeOtherApps, handedOver } from "../src/other-apps.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import {
  budgets,
  saveWedding,
  sendWedding,
  sentOn,
  status,
} from "../src/sent-wedding.ts";

const press = (page: Page, role: "button" | "link", name: string | RegExp) =>
  page.getByRole(role, { name }).first().click();

test(
  "from the template to a proposal sent by WhatsApp in five clicks, and again for other guests in three",
  { tag: "@counted" },
  async ({ page }) => {
    await closeOtherApps(page, false);
    await openSignedIn(page, "/");
    const first = await countPresses(page);
    await press(page, "button", "Usar modelo");
    await page.getByLabel("Nome do Orçamento", { exact: true }).fill("Festa");
    await page.getByLabel("Data", { exact: true }).fill("2030-05-15");
    await press(page, "link", /Resultados/);
    await press(page, "button", "Enviar proposta");
    await press(page, "button", /^Salvar Orçamento/);
    await page.getByLabel("WhatsApp do cliente").fill("31998765432");
    await expect(page.getByText(/^[12] páginas?, válida até/)).toBeVisible();
    await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/\/p\//);
    await press(page, "button", "Abrir no WhatsApp");
    await expect(sentOn(page)).toContainText("R$ 25.004,00");
    expectCounted("the template to a sent proposal, clicks", {
      before: "18 taps",
      now: await first(),
      most: 5,
    });
    const { opened } = await handedOver(page);
    const words = new URL(opened[0]!).searchParams.get("text")!;
    expect(opened[0]).toMatch(/^https:\/\/wa\.me\/5531998765432\?/);
    expect(words).not.toContain("R$");
    const [link] = /http\S+\/p\/[\w-]{43}/.exec(words)!;
    const client = await page.context().newPage();
    await client.goto(link);
    await expect(client.getByText("R$ 25.004,00").first()).toBeVisible();
    await client.close();

    await page.goto(url("/orcamentos"));
    const again = await countPresses(page);
    await press(page, "button", "Festa");
    await page.getByLabel("Convidados", { exact: true }).fill("137");
    await press(page, "link", /Resultados/);
    await press(page, "button", "Enviar de novo");
    await press(page, "button", "Abrir no WhatsApp");
    await expect(page.getByText(/^Enviada em .*R\$/).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    expectCounted("the same for other guests, clicks", {
      before: "not counted",
      now: await again(),
      most: 4,
    });
    const [kept] = await budgets(page);
    expect(kept!.dados).toMatchObject({
      status: "enviada",
      eventData: { guests: 137, clientPhone: "(31) 99876-5432" },
    });
    expect(kept!.dados.sent).toHaveLength(2);
  },
);

test("a message that is being written stays when the window becomes narrow, and wide again", async ({
  page,
}) => {
  await saveWedding(page);
  await press(page, "button", "Enviar proposta");
  const message = page.getByRole("textbox", { name: "Mensagem" });
  await message.fill("Olá, Ana! Segue a proposta.");
  for (const width of [390, 1366]) {
    await setWidth(page, width);
    await expect(message).toHaveValue("Olá, Ana! Segue a proposta.");
  }
});

test(
  "home says which proposals wait, without a press",
  { tag: "@counted" },
  async ({ page }) => {
    await sendWedding(page);
    await page.goto(url("/"));
    const presses = await countPresses(page);
    await expect(
      page.getByRole("link", {
        name: "1 proposta sem resposta a mais velha hoje",
      }),
    ).toBeVisible();
    expectCounted("which proposals wait for an answer, clicks", {
      before: "2, without since when",
      now: await presses(),
      most: 0,
    });
  },
);

test("edits are saved before they are sent, and a sending that is undone keeps them", async ({
  page,
}) => {
  await closeOtherApps(page, false);
  await saveWedding(page);
  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill("110");
  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Enviar proposta" }).click();
  await page.getByRole("button", { name: "Abrir no WhatsApp" }).click();
  await expect(sentOn(page)).toBeVisible();
  // The total of the saved edits, not of the version before.
  await expect(sentOn(page)).not.toContainText("R$ 25.004,00");
  const notices = page.getByRole("region", { name: "Avisos" });
  await notices.getByRole("button", { name: "Desfazer" }).click();
  await expect(status(page, "Rascunho")).toBeVisible();
  const [kept] = await budgets(page);
  expect(kept!.dados).toMatchObject({
    status: "rascunho",
    eventData: { guests: 110 },
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("the link and its words go to the share sheet by touch", async ({
    page,
  }) => {
    await closeOtherApps(page, true);
    await openSignedIn(page, "/event");
    await page.getByLabel("Nome do Orçamento", { exact: true }).fill("Festa");
    await page.getByLabel("Data", { exact: true }).fill("2030-05-15");
    await page.goto(url("/results"));
    for (const name of [
      "Enviar proposta",
      /^Salvar Orçamento/,
      "Compartilhar link",
    ])
      await page.getByRole("button", { name }).first().tap();
    await expect(sentOn(page)).toContainText("R$ 25.004,00");
    const { shared } = await handedOver(page);
    expect(shared[0]).toMatch(/^Olá! A proposta do Festa[^]*\/p\/[\w-]{43}/);
  });
});
