import { expect, test, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

const STEPS = [
  "event",
  "team",
  "foods",
  "drinks",
  "garnishes",
  "tables",
  "confectionery",
  "operational",
  "results",
];

/** The tab stops of a card that stand before the stop that comes before them: above it, or left of it in its line. */
function outOfOrder(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const stops = [
      ...main.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, [tabindex]",
      ),
    ].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        // The grip hangs in the margin; its menu is what ends a row, beside delete.
        !stop.matches("[aria-label^='Mover ou duplicar']") &&
        !stop.matches(":disabled") &&
        stop.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (stop: HTMLElement) =>
      stop.getAttribute("aria-label") ?? (stop.id || stop.textContent);
    return stops.flatMap((stop, index) => {
      const before = stops[index - 1];
      const card = stop.closest("section, li");
      if (!before || !card || before.closest("section, li") !== card) return [];
      const [a, b] = [before, stop].map((each) => each.getBoundingClientRect());
      const isAbove = b!.bottom <= a!.top;
      const isSameLine =
        a!.top + a!.height / 2 < b!.bottom &&
        b!.top + b!.height / 2 < a!.bottom &&
        a!.top + a!.height / 2 > b!.top;
      const isLeft = isSameLine && b!.right <= a!.left;
      return isAbove || isLeft
        ? [`${nameOf(stop)} after ${nameOf(before)}`]
        : [];
    });
  });
}

test("Tab goes through each step as it stands on the screen", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await page
    .getByRole("textbox", { name: "Convidados", exact: true })
    .fill("150");
  await expect(page.getByRole("link", { name: "Ver Equipe" })).toBeVisible();
  expect(await outOfOrder(page)).toEqual([]);
  for (const step of STEPS)
    await test.step(step, async () => {
      await page.goto(new URL(`/${step}`, page.url()).href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main button:visible").first()).toBeVisible();
      expect(await outOfOrder(page), step).toEqual([]);
    });
});
