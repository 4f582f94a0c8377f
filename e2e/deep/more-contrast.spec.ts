import { expect, test, type Page } from "@playwright/test";
import { setTheme } from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

for (const theme of ["light", "dark"] as const)
  test(`who asks for more contrast gets it in the ${theme} theme: quiet texts 7:1, borders of fields 4.5:1`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: "more" });
    await openSignedIn(page, "/event");
    for (const path of ["/", "/event", "/security", "/config", "/my-plan"]) {
      await page.goto(url(path));
      await pageIsThere(page);
      await setTheme(page, theme);
      const { texts, borders } = await contrasts(page);
      expect.soft(Math.min(...texts), path).toBeGreaterThanOrEqual(7);
      if (/event|security|config/.test(path))
        expect(borders.length, path).toBeGreaterThan(2);
      expect.soft(Math.min(...borders), path).toBeGreaterThanOrEqual(4.5);
      expect(texts.length, path).toBeGreaterThan(2);
    }
  });

/** The contrast of each quiet text, and of each field's border, with what is behind it. */
function contrasts(page: Page) {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = Array.from(
        canvas.getImageData(0, 0, 1, 1).data,
        (part) => {
          const share = part / 255;
          return share <= 0.04045
            ? share / 12.92
            : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const contrast = (one: string, other: string) => {
      const [dark, light] = [luminance(one), luminance(other)].sort(
        (left, right) => left - right,
      );
      return (light! + 0.05) / (dark! + 0.05);
    };
    const behind = (element: Element | null): string => {
      const colour = getComputedStyle(element!).backgroundColor;
      return colour === "rgba(0, 0, 0, 0)"
        ? behind(element!.parentElement)
        : colour;
    };
    const shown = [...document.querySelectorAll("main *")].filter((element) =>
      element.checkVisibility(),
    );
    const quiet = document.body.appendChild(document.createElement("i"));
    quiet.style.color = "var(--text-2)";
    const { color } = getComputedStyle(quiet);
    quiet.remove();
    return {
      texts: shown
        .filter((element) => getComputedStyle(element).color === color)
        .map((element) => contrast(color, behind(element))),
      borders: shown
        .filter((element) => element.matches(":has(> input, > textarea)"))
        .map((element) => getComputedStyle(element))
        .filter(({ borderTopWidth }) => borderTopWidth !== "0px")
        .map(({ borderTopColor }) =>
          contrast(borderTopColor, behind(document.body)),
        ),
    };
  });
}
