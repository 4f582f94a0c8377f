import { chromium, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { readDraft } from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toText } from "shared-contracts/numbers/exact";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { buildProduct } from "./build-product.ts";
import { enterSample } from "./enter-sample.ts";
import { Keys } from "./keys.ts";
import { openSample } from "./open-sample.ts";
import { ratio, type Bench } from "./result.ts";
import { changedCells, keysInSheet, sampleCells } from "./sample-cells.ts";
import { serveProduct } from "./served-product.ts";

/** How many of the presses a spreadsheet takes the product may take. */
const LIMIT = 0.8;

/**
 * Key presses to enter the sample budget over the empty template, by a caterer who has saved such a budget before,
 * against typing its cells into a spreadsheet.
 */
export const benchKeystrokes: Bench = async () => {
  await buildProduct();
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const page = await openSample(browser, addresses);
    const keys = new Keys(page);
    await enterSample(keys);
    await checkTotal(page);
    return [
      against("all cells", keys.pressed, sampleCells()),
      against("cells not in the empty template", keys.pressed, changedCells()),
    ];
  } finally {
    await browser.close();
    await close();
  }
};

function against(what: string, pressed: number, cells: readonly string[]) {
  const inSheet = keysInSheet(cells);
  return {
    name: `keys to enter the sample, against a sheet: ${what}`,
    measured: `${pressed} keys`,
    peer: `${inSheet} keys`,
    compared: ratio(pressed, inSheet, LIMIT),
  };
}

/** What was entered must cost what the sample costs, to the last digit. */
async function checkTotal(page: Page): Promise<void> {
  // Longer than the draft takes to be written.
  await page.waitForTimeout(1_000);
  const text = await page.evaluate(() =>
    localStorage.getItem("currentBudget_1"),
  );
  const read = readDraft(text ?? "");
  if (!read.ok) throw new Error(`Nothing was entered: ${read.reason}.`);
  const [entered, wanted] = [read.draft.budget, SAMPLE_100].map((budget) =>
    toText(priceBudget(budget).total),
  );
  if (entered !== wanted)
    throw new Error(`What was entered costs ${entered}, the sample ${wanted}.`);
}
