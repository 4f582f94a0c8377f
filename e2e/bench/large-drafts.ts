import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { writeBudgetFile } from "shared-contracts/budget-file/write-budget-file";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { BLANK } from "shared-contracts/templates/blank";
import type { Budget } from "shared-contracts/parts/budget";
import { buildProduct } from "./build-product.ts";
import { ms, ratio, type Bench, type BenchResult } from "./result.ts";
import { sampleDrink, sampleFood } from "./sample-items.ts";
import { answerApi, serveProduct, signIn } from "./served-product.ts";
import { longestTask } from "./trace.ts";

/**
 * The longest the page's thread may be busy in one go, in ms: once a pause while a draft is typed in, and once for an
 * import.
 */
const BLOCK_LIMIT = { typing: 100, importing: 1500 };

const MEGABYTE = 1024 * 1024;
const CATEGORIES = 20;

/**
 * An import is over in a second: the best of several says what it costs, the others what else the machine was doing.
 */
const TIMES = 3;

const TYPED = "Casamento de Ana Clara e João Pedro no sítio";

/** How long the page is kept from drawing while a very large budget is typed in, and while one is imported. */
export const benchLargeDrafts: Bench = async () => {
  await buildProduct();
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  const open = async () => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
    });
    await signIn(context);
    await answerApi(context, addresses);
    const page = await context.newPage();
    await page.goto(`http://localhost:${addresses.shell}/event`);
    return page;
  };
  try {
    return [
      ...(await benchTypingIn(browser, await open())),
      ...(await benchImport(browser, open)),
    ];
  } finally {
    await browser.close();
    await close();
  }
};

/** Typing in a draft of 4 MB while it is kept every 200 ms. */
async function benchTypingIn(
  browser: Browser,
  page: Page,
): Promise<BenchResult[]> {
  const budget = budgetOfLength(4 * MEGABYTE, draftText);
  const text = draftText(budget);
  await importFile(page, JSON.stringify({ data: budget }));
  await page.locator("[data-draft=saved]").waitFor();
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.focus();
  await name.selectText();
  const blocked = await longestTask(browser, page, async () => {
    for (const key of TYPED) {
      await page.keyboard.type(key);
      await page.waitForTimeout(60);
    }
    await page.locator("[data-draft=saved]").waitFor();
  });
  return results(
    "typing in a draft of 4 MB",
    { blocked, plain: await peer(page, text) },
    BLOCK_LIMIT.typing,
  );
}

/** Importing a file of 5 MB as the product exports it. */
async function benchImport(
  browser: Browser,
  open: () => Promise<Page>,
): Promise<BenchResult[]> {
  const text = fileText(budgetOfLength(4.95 * MEGABYTE, fileText));
  const blocked: number[] = [];
  let plain = Infinity;
  for (let time = 0; time < TIMES; time++) {
    const page = await open();
    const longest = await longestTask(browser, page, async () => {
      await importFile(page, text);
      await page.locator("[data-draft=saved]").waitFor();
    });
    blocked.push(longest);
    plain = Math.min(plain, await peer(page, text));
    await page.context().close();
  }
  return results(
    "importing a file of 5 MB",
    { blocked: Math.min(...blocked), plain },
    BLOCK_LIMIT.importing,
  );
}

function results(
  what: string,
  { blocked, plain }: { blocked: number; plain: number },
  limit: number,
): BenchResult[] {
  return [
    {
      name: `longest block, ${what}`,
      measured: ms(blocked),
      peer: ms(limit),
      compared: ratio(blocked, limit, 1),
    },
    {
      name: "the same beside parsing and writing it in one go",
      measured: ms(blocked),
      peer: ms(plain),
      compared: ratio(blocked, plain),
    },
  ];
}

/** Picks a file from disk: contents handed over by the test would be decoded by the page's thread. */
async function importFile(page: Page, text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-bench-"));
  try {
    const path = join(folder, "festa.json");
    await writeFile(path, text);
    await page.getByLabel("Arquivo do orçamento").setInputFiles(path);
    await page
      .getByText("Orçamento importado com sucesso! Arquivo: festa.json")
      .waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the page's thread needs for parsing the text and writing it again, in ms: the shortest of three. */
function peer(page: Page, text: string): Promise<number> {
  return page.evaluate((json) => {
    const times = Array.from({ length: 3 }, () => {
      const began = performance.now();
      JSON.stringify(JSON.parse(json));
      return performance.now() - began;
    });
    return Math.min(...times);
  }, text);
}

function draftText(budget: Budget): string {
  const store = new BudgetStore();
  store.load(budget, { name: "Casamento" });
  return writeDraft(store.toDraft(), 1);
}

function fileText(budget: Budget): string {
  return writeBudgetFile(budget, { name: "Casamento", exportedAt: "" });
}

/** A budget with as many dishes and drinks as make its text that long. */
function budgetOfLength(
  length: number,
  textOf: (budget: Budget) => string,
): Budget {
  const size = 10_000;
  const each =
    textOf(budgetOf(2 * size)).length - textOf(budgetOf(size)).length;
  return budgetOf(Math.floor((length / each) * size));
}

function budgetOf(size: number): Budget {
  const inCategory = Math.ceil(size / 2 / CATEGORIES);
  return {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: 180 },
    foods: Array.from({ length: CATEGORIES }, (_, category) => ({
      id: category + 1,
      name: `Categoria ${category + 1}`,
      items: Array.from({ length: inCategory }, (_, item) => ({
        ...sampleFood(category * inCategory + item),
        id: item + 1,
      })),
    })),
    drinks: Array.from({ length: Math.ceil(size / 2) }, (_, index) =>
      sampleDrink(index),
    ),
  };
}
