import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Axe finds nothing on the page as it is now. */
export async function expectNoViolations(page: Page): Promise<void> {
  await coloursSettled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "aria-allowed-role": { enabled: true } } })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
    [],
  );
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
