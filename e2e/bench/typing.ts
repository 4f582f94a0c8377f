import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { buildPage } from "./build-page.ts";
import { buildProduct } from "./build-product.ts";
import { fillFoods, memoryOfFoods } from "./long-foods.ts";
import { median, percentile } from "./measure.ts";
import { openBuilt, openFoods, openPage } from "./open-page.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { settlingOf } from "./settling.ts";
import { serveProduct } from "./served-product.ts";
import { typistAt, type Typing } from "./typist.ts";

const FEW = 100;
const MANY = 2_000;

/**
 * Main-thread time a key press should take on the long page, in ms. Reported, not checked, as all milliseconds: see
 * record 29.
 */
const KEY_GOAL = 8;

/** Nine at most, so that a price never is too large. */
const DIGITS = [..."123456789"];

/** Nine keys a second, as a quick typist does, with keys enough that the 95th percentile is not the slowest one. */
const QUICK: Typing = {
  pace: 110,
  keys: [...DIGITS, ...DIGITS.slice(1).fill("Backspace"), ...DIGITS.slice(1)],
};

/** For the page where each key takes longer than that. */
const SLOW: Typing = { pace: 1_200, keys: DIGITS.slice(0, 5) };

/** The longest the page's thread may be busy in one go, in ms. */
const BLOCK_LIMIT = 50;

const PRICE = '[data-row] [data-column="price"]';

/**
 * What a key press costs on a page of 2,000 items and on one of the ten that a step starts with, against an empty page;
 * and the long page against one of 100 items and against one with its state in React.
 */
export const benchTyping: Bench = async () => {
  await buildProduct();
  const folder = await buildPage("react-state");
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  const foods = async (items: number) => {
    const page = await openFoods(browser, addresses);
    await fillFoods(page, items);
    return {
      type: await typistAt(page, PRICE, QUICK),
      settling: () => settlingOf(browser, page, PRICE, QUICK),
      memory: () => memoryOfFoods(page, items),
    };
  };
  try {
    const few = await foods(FEW);
    const many = await foods(MANY);
    const own = await typistAt(
      await openFoods(browser, addresses),
      PRICE,
      QUICK,
    );
    const peer = await typistAt(
      await openReactState(browser, folder),
      PRICE,
      SLOW,
    );
    const empty = await openPage(browser);
    await empty.setContent("<input>");
    const bare = await typistAt(empty, "input", QUICK);

    const work = await inTurns(5, {
      own: () => own.workOfKeys(),
      many: () => many.type.workOfKeys(),
      bare: () => bare.workOfKeys(),
    });
    const slowest = (paints: readonly number[]) => percentile(paints, 0.95);
    const paint = await inTurns(3, {
      few: async () => slowest(await few.type.paintsOfKeys()),
      many: async () => slowest(await many.type.paintsOfKeys()),
      peer: async () => slowest(await peer.paintsOfKeys()),
    });
    const settling = { few: await few.settling(), many: await many.settling() };
    // Last, because it clicks: a pointer that rests on a page costs something with each key.
    const memory = { few: await few.memory(), many: await many.memory() };
    return [
      {
        name: "main thread per key, 2,000 items vs the goal",
        measured: ms(work.many),
        peer: ms(KEY_GOAL),
        compared: ratio(work.many, KEY_GOAL),
      },
      {
        name: "main thread per key, 2,000 items vs an empty page",
        measured: ms(work.many),
        peer: ms(work.bare),
        compared: ratio(work.many, work.bare, 3),
      },
      {
        name: "main thread per key, the 10 a step starts with vs an empty page",
        measured: ms(work.own),
        peer: ms(work.bare),
        compared: ratio(work.own, work.bare, 2.6),
      },
      {
        name: "last key to the figures that follow, 2,000 vs 100 items",
        measured: ms(settling.many.wait),
        peer: ms(settling.few.wait),
        compared: ratio(settling.many.wait, settling.few.wait, 1.5),
      },
      {
        name: "longest block while typing and after a pause, 2,000 items",
        measured: ms(settling.many.longest),
        peer: ms(BLOCK_LIMIT),
        compared: ratio(settling.many.longest, BLOCK_LIMIT, 1),
      },
      {
        name: "key to paint (p95), 2,000 vs 100 items",
        measured: ms(paint.many),
        peer: ms(paint.few),
        compared: ratio(paint.many, paint.few, 1.5),
      },
      {
        name: "key to paint (p95), 2,000 items vs state in React",
        measured: ms(paint.many),
        peer: ms(paint.peer),
        compared: ratio(paint.many, paint.peer, 1 / 6),
      },
      {
        name: "memory of the page, 2,000 vs 100 items, data apart",
        measured: megabytes(memory.many.page),
        peer: megabytes(memory.few.page),
        compared: ratio(memory.many.page, memory.few.page, 1.5),
      },
      {
        name: "nodes that outlive the page, 2,000 vs 100 items",
        measured: String(memory.many.nodesLeft),
        peer: String(memory.few.nodesLeft),
        compared: ratio(memory.many.nodesLeft, memory.few.nodesLeft, 1.5),
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};

async function openReactState(browser: Browser, folder: string): Promise<Page> {
  const page = await openBuilt(browser, folder, `items=${MANY}`);
  await page
    .locator(PRICE)
    .last()
    .waitFor({ state: "attached", timeout: 120_000 });
  return page;
}

/**
 * The median of each over rounds in which all take turns: what slows the machine for a while slows all of them. One
 * round before only warms up.
 */
async function inTurns<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      const figure = await measures[name]();
      if (round >= 0) figures.get(name)!.push(figure);
    }
  return Object.fromEntries(
    names.map((name) => [name, median(figures.get(name)!)]),
  ) as Record<Name, number>;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
