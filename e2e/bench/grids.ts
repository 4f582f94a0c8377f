import assert from "node:assert/strict";
import { chromium, type Browser, type Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import type { Addresses } from "tooling/start-env";
import { buildPage } from "./build-page.ts";
import { buildProduct } from "./build-product.ts";
import { ROWS, rows } from "./grids/rows.ts";
import { installPeers } from "./install-peers.ts";
import { fillFoods } from "./long-foods.ts";
import { median } from "./measure.ts";
import { openBuilt, openFoods, openPage } from "./open-page.ts";
import { ms, ratio, type Bench, type BenchResult } from "./result.ts";
import { serveProduct } from "./served-product.ts";
import { COMANDA } from "./settling.ts";
import { SETTLED_MS, workOf, workSession } from "./typist.ts";

/** How many times the work of a bare input an entry may take, which is what MUI X takes. */
const BARE_LIMIT = 4.5;

/** Rounds in which all pages take turns. */
const ROUNDS = 3;

/** Prices entered in each, one below the other. */
const ENTRIES = 5;

/** From key to key in ms. */
const PACE = 110;

/** What prices differ by from round to round: the last digit of each changes the total of any row. */
const STEP = 100;

/** Longer than a click takes, in ms. */
const STARTED_MS = 300;

/** A dish that all pages have. */
const FIRST = rows[1]!;

/** The grids, by their names in the page's address, with where the price of `FIRST` is. */
const PEERS = {
  ag: { name: "AG Grid", price: { x: 700, y: 139 } },
  mui: { name: "MUI X", price: { x: 700, y: 162 } },
  glide: { name: "Glide", price: { x: 700, y: 114 } },
  handsontable: { name: "Handsontable", price: { x: 700, y: 100 } },
  datasheet: { name: "react-datasheet-grid", price: { x: 700, y: 127 } },
};

/** A page with a list of prices. */
interface Grid {
  page: Page;
  /** Puts the caret, or the grid's own mark, into the price of `FIRST`. */
  start(): Promise<void>;
  /** What shows the sum of all rows, and how many times it counts a row. */
  total?: { selector: string; times: number };
}

/**
 * What entering prices costs on a page of 2,000 rows, five keys and Enter each, and how long the total takes to follow:
 * the product beside grids that people use for such pages, and a bare input.
 */
export const benchGrids: Bench = async ({ verbose }) => {
  installPeers("grids");
  await buildProduct();
  const folder = await buildPage("grids");
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const peers = new Map<string, Entry>();
    for (const grid of Object.keys(PEERS) as (keyof typeof PEERS)[])
      peers.set(grid, await entryIn(await openPeer(browser, folder, grid)));
    const own = await entryIn(await openOwn(browser, addresses));
    const bare = await entryIn(await openBare(browser));
    for (let round = -1; round < ROUNDS; round++)
      for (const entry of [own, ...peers.values(), bare])
        await entry.measure(round >= 0);
    if (verbose)
      for (const [grid, { figures }] of [["own", own] as const, ...peers])
        console.error(grid, figures());
    return results(own.figures(), bare.figures(), (grid) =>
      peers.get(grid)!.figures(),
    );
  } finally {
    await browser.close();
    await close();
  }
};

interface Figures {
  /** Main-thread time of an entry, in ms. */
  work: number;
  /** From Enter to the frame that shows the new total, in ms. */
  wait: number;
}

interface Entry {
  /** Enters prices and keeps the figures, or only warms up. */
  measure(counted: boolean): Promise<void>;
  figures(): Figures;
}

function results(
  own: Figures,
  bare: Figures,
  of: (grid: keyof typeof PEERS) => Figures,
): BenchResult[] {
  const work = (
    name: string,
    figures: Figures,
    peer: Figures,
    limit?: number,
  ) => ({
    name: `main thread for 5 keys and Enter, 2,000 rows: ${name}`,
    measured: ms(figures.work),
    peer: ms(peer.work),
    compared: ratio(figures.work, peer.work, limit),
  });
  const grids = Object.keys(PEERS) as (keyof typeof PEERS)[];
  return [
    work("vs a bare input", own, bare, BARE_LIMIT),
    work("vs MUI X", own, of("mui"), 1),
    work("vs AG Grid", own, of("ag")),
    ...grids.map((grid) =>
      work(`${PEERS[grid].name} vs a bare input`, of(grid), bare),
    ),
    {
      name: "Enter to the total that follows, 2,000 rows, vs AG Grid",
      measured: ms(own.wait),
      peer: ms(of("ag").wait),
      compared: ratio(own.wait, of("ag").wait, 1),
    },
  ];
}

async function openOwn(browser: Browser, addresses: Addresses): Promise<Grid> {
  const page = await openFoods(browser, addresses);
  await fillFoods(page, ROWS);
  const price = page
    .getByRole("group", { name: FIRST.name, exact: true })
    .locator('[data-column="price"]');
  return {
    page,
    async start() {
      await price.click();
      await price.selectText();
    },
    total: {
      selector: `${COMANDA} [aria-current="step"]`,
      times: SAMPLE_100.eventData.guests,
    },
  };
}

async function openPeer(
  browser: Browser,
  folder: string,
  grid: keyof typeof PEERS,
): Promise<Grid> {
  const page = await openBuilt(browser, folder, `grid=${grid}`);
  const { x, y } = PEERS[grid].price;
  await page.locator("#total").waitFor();
  return {
    page,
    start: () => page.mouse.click(x, y),
    total: { selector: "#total", times: 1 },
  };
}

async function openBare(browser: Browser): Promise<Grid> {
  const page = await openPage(browser);
  // Wide enough for all prices of a round.
  await page.setContent('<input style="width: 100%">');
  const input = page.locator("input");
  return {
    page,
    async start() {
      await input.click();
      await input.selectText();
    },
  };
}

/** Gets ready to enter prices; throws where the total does not follow as it should. */
async function entryIn({ page, start, total }: Grid): Promise<Entry> {
  const session = await workSession(page);
  const works: number[] = [];
  const waits: number[] = [];
  let price = 10_007;

  /** No price is entered twice in a row of the list: the total changes with each. */
  async function enter(entries: number) {
    for (let entry = 0; entry < entries; entry++)
      for (const key of [...String(price), "Enter"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(PACE);
      }
    price += STEP;
    await page.waitForTimeout(SETTLED_MS);
  }

  async function begin() {
    await start();
    await page.waitForTimeout(STARTED_MS);
  }

  if (total) {
    // Glide loads its editor with the first key, which is lost.
    const totals: number[] = [];
    for (let time = 0; time < 3; time++) {
      await begin();
      await enter(1);
      totals.push(await centsIn(page, total.selector));
    }
    const risen = (totals[2]! - totals[1]!) / 100 / STEP / total.times;
    assert.equal(risen.toFixed(2), FIRST.quantity.toFixed(2));
  }
  return {
    async measure(counted) {
      await begin();
      const watch = total && (await watchTotal(page, total.selector));
      const work = await workOf(session, () => enter(ENTRIES));
      if (counted) works.push(work / ENTRIES);
      const waited = await watch?.evaluate(({ stop }) => stop());
      if (!waited) return;
      assert.equal(waited.length, ENTRIES, "A total did not follow its Enter.");
      if (counted) waits.push(...waited);
    },
    figures: () => ({ work: median(works), wait: median(waits) }),
  };
}

/** The amount that an element ends in, in cents. */
async function centsIn(page: Page, selector: string): Promise<number> {
  const text = await page.locator(selector).innerText();
  return Number(/[\d.,]+$/.exec(text)![0].replace(/[.,]/g, ""));
}

/**
 * Times each Enter from its event to the first frame with another total than before, until stopped. It takes one or two
 * callbacks an Enter, nothing against what is measured meanwhile.
 */
function watchTotal(page: Page, selector: string) {
  return page.evaluateHandle((wanted) => {
    const waits: number[] = [];
    const total = document.querySelector(wanted)!;
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    // Remembered with the key before: the page may hear of Enter first.
    let shown = total.textContent;
    let pressed = 0;
    addEventListener("keyup", () => (shown = total.textContent), options);
    addEventListener(
      "keydown",
      ({ key, timeStamp }) => {
        const press = ++pressed;
        if (key !== "Enter") return;
        const before = shown;
        const look = () =>
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => {
              if (press !== pressed) return;
              if (total.textContent === before) look();
              else waits.push(performance.now() - timeStamp);
            };
            painted.port2.postMessage(null);
          });
        look();
      },
      options,
    );
    return {
      stop() {
        stopped.abort();
        return waits;
      },
    };
  }, selector);
}
