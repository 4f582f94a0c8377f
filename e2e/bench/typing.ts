import type { Browser, Page } from "@playwright/test";
import { foods } from "shared-contracts/parts/foods";
import { register } from "./account.ts";
import { inTurns } from "./measure.ts";
import { newPage, serveProduct, withBrowser } from "./product.ts";
import { figure, times, type Bench } from "./result.ts";
import { timeToOpen, typistAt } from "./typist.ts";

/** How many times the bare input's time a key may take, by the rows of the step. */
const LIMITS = { few: 4.5, many: 5.5 };

/** How soon a step of 500 rows must be open, in ms. */
const OPEN_LIMIT = 1_000;

/** Rows that must still work. */
const MANY = 2_000;

const PRICE = '[data-row] [data-column="price"]';

/** What a key costs in a step of 110 and of 500 rows against an input of an empty page, and how soon steps are open. */
export const benchTyping: Bench = async () => {
  const product = await serveProduct();
  try {
    const token = await register(product.apiUrl, 1);
    return await withBrowser(async (browser) => {
      const open = (rows: number) =>
        openFoods(browser, product.url, token, rows);
      const [few, many] = [await open(110), await open(500)];
      const empty = await newPage(browser);
      await empty.setContent("<input>");
      const key = await inTurns(5, {
        few: await typistAt(few, PRICE),
        many: await typistAt(many, PRICE),
        bare: await typistAt(empty, "input"),
      });
      const opening = await inTurns(3, { many: () => reopen(many, 500) });
      const most = await open(MANY);
      const mostOpening = await reopen(most, MANY);
      await typesWithoutFault(most);
      return [
        times(
          "main thread per key at 110 rows, against a bare input",
          key.few,
          key.bare,
          "ms",
          LIMITS.few,
        ),
        times("the same at 500 rows", key.many, key.bare, "ms", LIMITS.many),
        figure("opening a step of 500 rows", opening.many, "ms", OPEN_LIMIT),
        figure("opening and typing in one of 2,000 rows", mostOpening, "ms"),
      ];
    });
  } finally {
    await product.stop();
  }
};

/** The foods step with so many rows, which were pasted. An error of the page fails the bench. */
async function openFoods(
  browser: Browser,
  url: string,
  token: string,
  rows: number,
): Promise<Page> {
  const page = await newPage(browser, token);
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(`${url}/foods`);
  const name = page.getByRole("textbox", { name: "Nome do item" }).first();
  await name.focus();
  const lines = Array.from({ length: rows }, (_, index) =>
    [`Prato ${index + 1}`, "0,25", foods.units[0], "12,90"].join("\t"),
  );
  await name.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, lines.join("\n"));
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-row]").length >= count,
    rows,
  );
  return page;
}

/** Leaves the foods step and comes back. */
async function reopen(page: Page, rows: number): Promise<number> {
  await timeToOpen(page, "Equipe", 1);
  return timeToOpen(page, "Prato Principal", rows);
}

/** A price that is typed must reach the totals. */
async function typesWithoutFault(page: Page) {
  const comanda = page.getByLabel("Comanda do orçamento");
  const before = await comanda.innerText();
  await page.locator(PRICE).last().fill("77,00");
  await page.keyboard.press("Tab");
  await page.waitForFunction(
    ({ label, text }) =>
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
        .innerText !== text,
    { label: "Comanda do orçamento", text: before },
  );
}
