import { expect, test, type Page } from "@playwright/test";
import { EVENT_STEP, WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { openSignedIn } from "../src/register.ts";

/**
 * Opens the first step and waits until the code of the others has come; returns the network requests from then on, but
 * for the page's reports of how it opened.
 */
async function openFirstStep(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== "/telemetry") requests.push(request.url());
  });
  await openSignedIn(page, EVENT_STEP.path);
  await expect(heading(page, EVENT_STEP.label)).toBeVisible();
  for (let known = -1; known !== requests.length;) {
    known = requests.length;
    await page.waitForTimeout(4_000);
  }
  requests.length = 0;
  return requests;
}

const heading = (page: Page, label: string) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`${label}$`) });

test(
  "each step opens without a request, its code having come while the one before was edited",
  { tag: "@deep" },
  async ({ page }) => {
    const requests = await openFirstStep(page);
    for (const { label } of WIZARD_STEPS.slice(1)) {
      await page.getByRole("link", { name: "Avançar" }).first().click();
      await expect(heading(page, label)).toBeVisible();
      expect(requests, label).toEqual([]);
    }
  },
);

test("without a network every step can still be opened, and a file imported", async ({
  page,
  context,
}) => {
  await openFirstStep(page);
  await context.setOffline(true);
  for (const { label } of WIZARD_STEPS.slice(1)) {
    await page.getByRole("link", { name: "Avançar" }).first().click();
    await expect(heading(page, label)).toBeVisible();
  }
  await page.getByLabel("Arquivo do orçamento").setInputFiles({
    name: "festa.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"eventData":{"guests":80}}'),
  });
  await expect(
    page.getByText("Orçamento importado com sucesso! Arquivo: festa.json"),
  ).toBeVisible();
  // The next test has the same browser.
  await context.setOffline(false);
});
