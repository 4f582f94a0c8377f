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
