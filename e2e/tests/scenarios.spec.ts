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
// page for each heading; all four, with axe and each on a page that is loaded for it, in a thorough run. With a live
// release, each must look as it does there.

/** The folder of the live release with its gallery, if pictures are compared. */
const LIVE = process.env.BANQUETE_LIVE;
/** When pictures are made. */
const NOW = Date.now();

/** Where a remote is tested alone, no other spec looks at its pages. */
const withAxe = isThorough || process.env.BANQUETE_REMOTE !== undefined;

for (const { remote, scenarios } of await everyRemotesScenarios())
  test.describe(`${remote} alone`, () => {
    let isolated: IsolatedRemote;
    let live: IsolatedRemote | undefined;
    test.beforeAll(async () => {
      isolated = await serveIsolated(remote);
      if (LIVE) live = await serveIsolated(remote, null, LIVE);
    });
    test.afterAll(async () => {
      await isolated.stop();
      await live?.stop();
    });

    for (const group of new Set(scenarios.map((scenario) => scenario.group)))
      test(group, async ({ page }) => {
        const members = scenarios.filter((one) => one.group === group);
        test.setTimeout(180_000 * members.length);
        const problems = hearProblems(page);
        const before =
          live && new LivePage(await page.context().newPage(), live);
        for (const scenario of members)
          await test.step(scenario.id, async () => {
            const index = scenarios.indexOf(scenario);
            await lookAt(page, isolated, scenario, index, before);
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
  before: LivePage | undefined,
) {
  for (const { width, themes } of looksAt(index)) {
    await setWidth(page, width);
    const isThere = await before?.open(scenario, width);
    await open(page, isolated, scenario);
    await expect
      .soft(page.locator("body"), scenario.id)
      .toContainText(scenario.shows);
    for (const theme of themes) {
      await setTheme(page, theme);
      if (isThere) await before!.expectSame(page, scenario, width, theme);
      await expectNoOverflow(page, width);
      // Axe takes minutes for thousands of rows, and the sample's are the same. Beside the specs of every screen and
      // dialog it finds nothing new.
      if (withAxe && !scenario.large) await expectNoViolations(page);
    }
    await expectNoOverflow(page, width < 768 ? 360 : 1024);
    await forget(page);
    await before?.forget();
  }
}

/** What one scenario leaves in the browser is not for the next. */
function forget(page: Page): Promise<void> {
  return page.evaluate(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** Where the focus is, and how far a page is scrolled, can differ by a moment. */
function leaveAll(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: 0, behavior: "instant" });
}

/** The same scenarios in the live release. */
class LivePage {
  readonly #page: Page;
  readonly #live: IsolatedRemote;

  constructor(page: Page, live: IsolatedRemote) {
    this.#page = page;
    this.#live = live;
  }

  /** Opens a scenario; false where the live release does not have it. */
  async open(scenario: Scenario, width: number): Promise<boolean> {
    await setWidth(this.#page, width);
    await open(this.#page, this.#live, scenario);
    const isThere = (await this.#page.title()) === scenario.id;
    if (!isThere) console.log(`${scenario.id}: not in the live release`);
    // It may show something else, which the pictures then tell.
    await this.#page
      .getByText(scenario.shows)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
    return isThere;
  }

  /** Expects a page to look as this one. */
  async expectSame(
    page: Page,
    { id }: Scenario,
    width: number,
    theme: "light" | "dark",
  ) {
    const file = `${id}-${width}-${theme}.png`;
    await setTheme(this.#page, theme);
    for (const one of [this.#page, page]) {
      await one.waitForLoadState("networkidle");
      await one.evaluate(leaveAll);
    }
    // What appears after a moment may be in one of them only.
    await expect
      .soft(async () => {
        await this.#page.screenshot({
          path: test.info().snapshotPath(file),
          animations: "disabled",
        });
        await expect(page, id).toHaveScreenshot(file, { timeout: 1_000 });
      })
      .toPass({ timeout: 5_000 });
  }

  forget(): Promise<void> {
    return forget(this.#page);
  }
}

/** Shows a scenario: on the page that is open, unless each has its own. */
async function open(
  page: Page,
  { url }: IsolatedRemote,
  { id, clock }: Scenario,
) {
  // What counts seconds must not look otherwise in each picture; time passes only where a scenario needs it.
  if (LIVE && clock) await page.clock.setSystemTime(NOW);
  else if (LIVE) await page.clock.setFixedTime(NOW);
  // Focus and scrolling of one scenario are seen in pictures of the next.
  if (isThorough || LIVE || !page.url().startsWith(url))
    await page.goto(`${url}/isolation/?stage&hurried&scenario=${id}`);
  else
    await page.evaluate(
      ({ type, detail }) =>
        void document.dispatchEvent(new CustomEvent(type, { detail })),
      { type: SHOW_SCENARIO, detail: id },
    );
  await expect
    .soft(page.locator("html"), id)
    .toHaveAttribute("data-scenario", "ready");
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
