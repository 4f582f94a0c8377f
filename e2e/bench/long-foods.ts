import type { CDPSession, Page } from "@playwright/test";
import { sampleFood } from "./sample-items.ts";
import { metricOf } from "./typist.ts";

/** What the foods step takes beside the budget itself. */
export interface PageMemory {
  /** Bytes in use with the step open more than with another one open. */
  page: number;
  /** Nodes of the document that outlive the step. */
  nodesLeft: number;
}

/** Fills the foods step with so many items by pasting them, and leaves it open. */
export async function fillFoods(page: Page, items: number): Promise<void> {
  const name = page.getByRole("textbox", { name: "Nome do item" }).first();
  await name.focus();
  const lines = Array.from({ length: items }, (_, index) => {
    const { name, quantityPerPerson, unit, unitPrice } = sampleFood(index);
    return [name, quantityPerPerson, unit, unitPrice].join("\t");
  });
  await name.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, lines.join("\n"));
  await rowsOf(page, items);
}

/** Leaves the step and comes back, to measure the step's memory apart from the budget's data. */
export async function memoryOfFoods(
  page: Page,
  items: number,
): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await openStep(page, "Equipe");
  const data = await inUse(session);
  await openStep(page, "Prato Principal");
  await rowsOf(page, items);
  const whole = await inUse(session);
  return { page: whole.heap - data.heap, nodesLeft: data.nodes };
}

async function openStep(page: Page, label: string): Promise<void> {
  await page.getByRole("link", { name: label }).first().click();
  await page.getByRole("heading", { name: label }).first().waitFor();
  await page.waitForTimeout(1_500);
}

async function rowsOf(page: Page, items: number): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-row]").length >= count,
    items,
  );
  await page.waitForTimeout(1_500);
}

/** Once nothing is left to collect: what a collection frees of the document, the next one frees of its scripts. */
async function inUse(session: CDPSession) {
  for (let time = 0; time < 3; time++)
    await session.send("HeapProfiler.collectGarbage");
  return {
    heap: await metricOf(session, "JSHeapUsedSize"),
    nodes: await metricOf(session, "Nodes"),
  };
}
