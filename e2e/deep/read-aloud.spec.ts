import { expect, test, type Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { answerRequests } from "../src/received-requests.ts";
import { saveWedding } from "../src/sent-wedding.ts";

/** A line of what a screen reader is given: its role, its name, and the names of what it is in. */
interface Line {
  role: string;
  name: string;
  within: readonly string[];
  /** Of a heading. */
  level?: number;
}

const STEPS_WITH_ROWS = WIZARD_STEPS.slice(1, -1).map(
  ({ path }): string => path,
);

/** What is used by hand, and is known by its name alone. */
const CONTROL = /^(textbox|searchbox|combobox|checkbox|radio|button|link)$/;

test("on every page no two controls in one place share a name, and no heading skips a level", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await answerRequests(page);
  await saveWedding(page);
  for (const { path } of remoteRoutes) {
    await page.goto(url(path));
    await pageIsThere(page);
    // Rows come after the heading of their step.
    if (STEPS_WITH_ROWS.includes(path))
      await expect(page.locator("[data-row]").first()).toBeVisible();
    const lines = await linesOf(page);
    const levels = lines.flatMap(({ level }) => level ?? []);
    expect.soft(levels[0], path).toBe(1);
    expect
      .soft(
        levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1),
        path,
      )
      .toEqual([]);
    const controls = lines.filter(({ role }) => CONTROL.test(role));
    expect(controls.length, path).toBeGreaterThan(0);
    const names = controls.map(({ within, role, name }) =>
      [...within, `${role} ${name}`].join(" > "),
    );
    expect
      .soft(
        names.filter((name) => name.endsWith(" ")),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        names.filter((name, index) => names.indexOf(name) < index),
        path,
      )
      .toEqual([]);
  }
});

/** `- button "Novo"`, in apostrophes where the name has a colon. */
const LINE = /^( *)- '?([a-z]+)\b(?: "((?:\\.|[^"])*)")?/;

/** The accessibility tree of the page's main part, line by line. */
async function linesOf(page: Page): Promise<Line[]> {
  const tree = await page.getByRole("main").ariaSnapshot();
  const open: { depth: number; name: string }[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, role, name = ""] = LINE.exec(line) ?? [];
    if (!role) return [];
    const depth = indent!.length;
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop();
    const within = open.map((one) => one.name);
    if (name && !CONTROL.test(role)) open.push({ depth, name });
    const level = / \[level=(\d)\]/.exec(line)?.[1];
    return { role, name, within, ...(level && { level: Number(level) }) };
  });
}
