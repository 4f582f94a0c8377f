import { expect, test, type Page } from "@playwright/test";
import { SHOW_SCENARIO } from "isolation/messages";
import type { Scenario } from "isolation/scenario";
import { expectNoViolations } from "../src/axe.ts";
import { expectNoOverflow, looksAt, setTheme, setWidth } from "../src/fits.ts";
import {
  everyRemotesScenarios,
  serveIsolated,
  type IsolatedRemote,
} from "../src/isolated.ts";
import { isThorough } from "../src/thorough.ts";

// Every scenario of every remote alone, without shell, API or database. One rendering each, in turn, all on one open
// page for each heading; all four, with axe and each on a page that is loaded for it, in a thorough run.

/** Where a remote is tested alone, no other spec looks at its pages. */
const withAxe = isThorough || process.env.BANQUETE_REMOTE !== undefined;

for (const { remote, scenarios } of await everyRemotesScenarios())
  test.describe(`${remote} alone`, () => {
    let isolated: IsolatedRemote;
    test.beforeAll(async () => {
      isolated = await serveIsolated(remote);
    });
    test.afterAll(() => isolated.stop());

    for (const group of new Set(scenarios.map((scenario) => scenario.group)))
      test(group, async ({ page }) => {
        const members = scenarios.filter((one) => one.group === group);
        test.setTimeout(180_000 * members.length);
        const problems = hearProblems(page);
        for (const scenario of members)
          await test.step(scenario.id, async () => {
            await lookAt(page, isolated, scenario, scenarios.indexOf(scenario));
            const found = problems.splice(0);
            if (!scenario.fault) expect.soft(found, scenario.id).toEqual([]);
          });
      });
  });

/** Opens a scenario on each width in which it is looked at; its theme changes on the open page. */
async function lookAt(
  page: Page,
  isolated: IsolatedRemote,
  scenario: Scenario,
  index: number,
) {
  for (const { width, themes } of looksAt(index)) {
    await setWidth(page, width);
    await open(page, isolated, scenario);
    await expect
      .soft(page.locator("body"), scenario.id)
      .toContainText(scenario.shows, { timeout: 60_000 });
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoOverflow(page, width);
      // Axe takes minutes for thousands of rows, and the sample's are the same. Beside the specs of every screen and
      // dialog it finds nothing new.
      if (withAxe && !scenario.large) await expectNoViolations(page);
    }
    await expectNoOverflow(page, width < 768 ? 360 : 1024);
    // What one scenario leaves in the browser is not for the next.
    await page.evaluate(async () => {
      localStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }
}

/** Shows a scenario: on the page that is open, unless each has its own. */
async function open(page: Page, { url }: IsolatedRemote, { id }: Scenario) {
  if (isThorough || !page.url().startsWith(url))
    await page.goto(`${url}/isolation/?stage&hurried&scenario=${id}`);
  else
    await page.evaluate(
      ({ type, detail }) =>
        void document.dispatchEvent(new CustomEvent(type, { detail })),
      { type: SHOW_SCENARIO, detail: id },
    );
  await expect
    .soft(page.locator("html"), id)
    .toHaveAttribute("data-scenario", "ready", { timeout: 60_000 });
}

/** Errors in a page's console, and uncaught ones. */
function hearProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}
