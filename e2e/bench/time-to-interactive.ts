import { chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { deployBoth } from "./deploy-both.ts";
import { timeToInteractive, type Network } from "./interactive.ts";
import { median } from "./measure.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { TOKEN } from "./served-product.ts";

/** How many times the monolith's time the product's may be. */
const LIMIT = 1.15;

const ROUNDS = 9;

/**
 * "Fast 4G" as the browser's own tools throttle: 9 Mbit/s down and 1.5 up, of which nine tenths are content, and 60 ms
 * that a request feels as 165. The slower networks of those tools hide round trips behind bytes, and bytes have limits
 * of their own (first-load).
 */
const FAST_4G: Network = {
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};

const PAGES = [
  {
    path: "/login",
    field: 'input[autocomplete="username"]',
    storage: {},
  },
  {
    path: "/foods",
    field: '[data-row] [data-column="quantity"]',
    storage: { auth_token: TOKEN },
  },
];

/**
 * How long until a first visitor can type, federated against the same source built as one monolith, both served alike.
 */
export const benchTimeToInteractive: Bench = async ({ verbose }) => {
  const { federated, monolith, close } = await deployBoth();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const results = [];
    for (const { path, ...page } of PAGES) {
      const times = { federated: [] as number[], monolith: [] as number[] };
      // The first round fills what the servers keep in memory.
      for (let round = -1; round < ROUNDS; round++)
        for (const [name, { url }] of Object.entries({ federated, monolith })) {
          const time = await timeToInteractive(browser, FAST_4G, {
            ...page,
            url: url + path,
          });
          if (round >= 0) times[name as keyof typeof times].push(time);
        }
      if (verbose) console.error(path, times);
      const [own, peer] = [median(times.federated), median(times.monolith)];
      results.push({
        name: `time to interactive of ${path} on 4G, federated vs monolith`,
        measured: ms(own),
        peer: ms(peer),
        compared: ratio(own, peer, LIMIT),
      });
    }
    return results;
  } finally {
    await browser.close();
    await close();
  }
};
