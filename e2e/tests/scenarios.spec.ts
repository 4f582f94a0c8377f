import { expect, test, type Page } from "@playwright/test";
import type { Scenario } from "isolation/scenario";
import { expectNoViolations } from "../src/axe.ts";
import { expectNoOverflow } from "../src/fits.ts";
import {
  everyRemotesScenarios,
  serveIsolated,
  type IsolatedRemote,
} from "../src/isolated.ts";
import { isThorough } from "../src/thorough.ts";

// Every scenario of every remote alone, without shell, API or database. One rendering each, in turn;
// all four, with axe, in a thorough run.
const RENDERINGS = [
  { theme: "light", width: 1366 },
  { theme: "dark", width: 390 },
  { theme: "dark", width: 1366 },
  { theme: "light", width: 390 },
] as const;

/** Where a remote is tested alone, no other spec looks at its pages. */
const withAxe = isThorough || process.env.BANQUETE_REMOTE !== undefined;

type Rendering = (typeof RENDERINGS)[number];

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
        const shown = members.flatMap((scenario) =>
          renderingsOf(scenarios.indexOf(scenario)).map((rendering) => ({
            scenario,
            rendering,
          })),
        );
        test.setTimeout(60_000 * (shown.length + 1));
        const problems = hearProblems(page);
        for (const { scenario, rendering } of shown)
          await test.step(`${scenario.id}, ${rendering.theme}, ${rendering.width}`, async () => {
            await open(page, isolated, scenario, rendering);
            await expect
              .soft(page.locator("body"), scenario.id)
              .toContainText(scenario.shows, { timeout: 60_000 });
            // Axe takes minutes for thousands of rows, and the sample's are the same. Beside the specs of every screen and dialog it finds nothing new.
            await expectNoOverflow(page, rendering.width);
            if (withAxe && !scenario.large) await expectNoViolations(page);
            expect.soft(problems.splice(0), scenario.id).toEqual([]);
            // What one scenario leaves in the browser is not for the next.
            await page.evaluate(() => localStorage.clear());
          });
      });
  });

function renderingsOf(index: number): readonly Rendering[] {
  return isThorough ? RENDERINGS : [RENDERINGS[index % RENDERINGS.length]!];
}

async function open(
  page: Page,
  { url }: IsolatedRemote,
  { id }: Scenario,
  { theme, width }: Rendering,
) {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
  await page.goto(
    `${url}/isolation/?stage&hurried&scenario=${id}&theme=${theme}`,
  );
  await expect
    .soft(page.locator("html"), id)
    .toHaveAttribute("data-scenario", "ready", { timeout: 60_000 });
}

/** What a page must not say: errors in its console, and those nobody caught. */
function hearProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}
