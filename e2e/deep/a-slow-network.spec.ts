import { expect, test } from "@playwright/test";
import { makeTrialAccount, openAs } from "../src/register.ts";
import { url } from "../src/product.ts";

/** The slowest network on which a page must open: 400 kbit/s each way, and 400 ms until an answer begins. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

test("at 400 kbit/s a healthy release is not taken for one that hangs", async ({
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.clearBrowserCache");
  await network.send("Network.emulateNetworkConditions", SLOW);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(url("/foods"), { waitUntil: "commit" });
  await expect(page.getByText("R$ 2.195,00").first()).toBeVisible({
    timeout: 100_000,
  });
  expect(said.join()).not.toContain("tempo esgotado");
});

test("at 400 kbit/s a first visit says what it waits for, a second after each wait began", async ({
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.clearBrowserCache");
  await network.send("Network.emulateNetworkConditions", SLOW);
  await page.addInitScript(watchSilence);
  await page.goto(url("/foods"), { waitUntil: "commit" });
  await expect(page.locator("[data-row]").first()).toBeVisible({
    timeout: 100_000,
  });
  const { said, silentMs } = await page.evaluate(
    () => (window as unknown as { waits: Waits }).waits,
  );
  expect(said).toContain("Abrindo o Banquete...");
  // The second, and what a loaded machine adds.
  expect(silentMs).toBeLessThan(2_000);
});

interface Waits {
  /** What the page said that it waits for. */
  said: string[];
  /** The longest time without such a text, in ms. */
  silentMs: number;
}

/** From the first paint until the rows are there. Runs in the browser. */
function watchSilence() {
  const waits: Waits = { said: [], silentMs: 0 };
  Object.assign(window, { waits });
  let silentSince: number | undefined;
  const timer = setInterval(() => {
    if (document.querySelector("[data-row]")) return clearInterval(timer);
    if (!performance.getEntriesByName("first-contentful-paint").length) return;
    const shown = [...document.querySelectorAll("p, span")].filter(
      (part) =>
        /\.\.\.$|demorando/.test(part.textContent ?? "") &&
        part.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }),
    );
    waits.said.push(...shown.map((part) => part.textContent ?? ""));
    const now = performance.now();
    silentSince = shown.length ? undefined : (silentSince ?? now);
    if (silentSince !== undefined)
      waits.silentMs = Math.max(waits.silentMs, now - silentSince);
  }, 50);
}
