import { expect, type Page } from "@playwright/test";
import { logoPicture } from "./logo-picture.ts";
import { pdfText } from "./pdf-text.ts";
import { type Caterer, register, startTrial } from "./register.ts";
import { saveAsNew } from "./save-as-new.ts";

/**
 * Makes a whole visit to a product at `url`, of which the browser refused nothing and fetched everything by HTTP/2;
 * returns the origins that it requested.
 */
export async function wholeVisit(page: Page, url: string): Promise<string[]> {
  const refused: string[] = [];
  const protocols = new Map<string, string>();
  page.on("console", (message) => {
    // Without a plan, the first page shows the gate.
    if (message.type() === "error" && !/status of 402/.test(message.text()))
      refused.push(message.text());
  });
  page.on("pageerror", ({ message }) => refused.push(message));
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  wire.on("Network.responseReceived", ({ response }) => {
    const address = new URL(response.url);
    if (address.protocol === "https:")
      protocols.set(address.origin, response.protocol ?? "");
  });
  await visitAll(page, url);
  expect(refused).toEqual([]);
  expect([...new Set(protocols.values())]).toEqual(["h2"]);
  return [...protocols.keys()].sort();
}

/** Registers, takes the free days and saves the template as a budget. */
export async function saveFirstBudget(
  page: Page,
  url: string,
): Promise<Caterer> {
  const caterer = await register(page, url);
  await startTrial(page);
  await page.getByRole("button", { name: "Usar modelo" }).click();
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Aniversário da Ana");
  await page.getByRole("textbox", { name: "Nome do cliente" }).fill("Ana");
  await page.goto(`${url}/results`);
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await saveAsNew(page);
  return caterer;
}

/** An account, a budget saved and printed, a page of each remote, a picture, and out. */
async function visitAll(page: Page, url: string): Promise<void> {
  await saveFirstBudget(page, url);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar orçamento em PDF" }).click();
  const text = await pdfText(await (await download).path());
  expect(text).toContain("R$ 25.004,00");

  await page.goto(`${url}/orcamentos-recebidos`);
  await expect(page.getByText("Nenhum orçamento recebido")).toBeVisible();
  await page.goto(`${url}/my-plan`);
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  await page.goto(`${url}/config`);
  const logo = await logoPicture(page);
  await page.getByLabel("Arquivo da logo").setInputFiles(logo);
  const card = page.getByRole("region", { name: "Logo" });
  const shown = card.getByRole("img", { name: "Sua logo" }).first();
  await expect
    .poll(() =>
      shown.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(600);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${url}/login`);
}
