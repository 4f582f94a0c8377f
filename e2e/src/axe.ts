import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Axe = typeof axe;

const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: { "aria-allowed-role": { enabled: true } },
  resultTypes: ["violations"],
};

/** Axe finds nothing on the page as it is now, frames in it aside. */
export async function expectNoViolations(page: Page): Promise<void> {
  await coloursSettled(page);
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axe.source);
  // What axe finds leaves the page as text: whole results take longer to send than to find.
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, OPTIONS);
  expect(violations).toEqual([]);
}

/** A colour halfway from one theme to the other has a contrast that nobody chose. */
function coloursSettled(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}
