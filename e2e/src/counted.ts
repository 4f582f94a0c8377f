import { expect, type Page } from "@playwright/test";

/** Counts the presses on a page by mouse or finger, until it is loaded anew. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    document.addEventListener("pointerdown", () => counted.presses++, true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/**
 * Expects a job to take no more than that, and says what it takes as a row of one table, of all such tests with
 * `--grep @counted`.
 *
 * @param before The count before the job had its own screen.
 */
export function expectCounted(
  job: string,
  { before, now, most }: { before: string; now: number; most: number },
): void {
  console.log(`| ${job} | ${before} | ${now} | at most ${most} |`);
  expect(now, job).toBeLessThanOrEqual(most);
}
