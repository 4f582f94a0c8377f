import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ink, INKS } from "./inks.ts";

type Triple = [number, number, number];

const TOKENS = join(import.meta.dirname, "../../../shared-ui/src/tokens.css");

const times = (rows: readonly Triple[], [x, y, z]: Triple) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** A colour of OKLab in linear light, then as `#rrggbb`. */
function hex(lab: Triple): string {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((root) => root ** 3) as Triple;
  const linear = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
  const signs = linear.map((light) => {
    const shown =
      light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light;
    const byte = Math.round(Math.min(1, Math.max(0, shown)) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${signs.join("")}`;
}

/** The share of a colour on white. */
function ink([light, chroma, hue]: Triple, share: number): string {
  const angle = (hue / 180) * Math.PI;
  return hex([
    share * light + 1 - share,
    share * chroma * Math.cos(angle),
    share * chroma * Math.sin(angle),
  ]);
}

test("the preview's accents and tints are those of the paper", async () => {
  const css = await readFile(TOKENS, "utf8");
  const blocks = css.matchAll(
    /\[data-proposal(?:="(\w+)")?\] \{\s*--pp-accent: oklch\(([\d. ]+)\)/g,
  );
  const shown = Object.fromEntries(
    Array.from(blocks, ([, name = "jabuticaba", numbers = ""]) => {
      const colour = numbers.split(" ").map(Number) as Triple;
      const [accent, tint, line] = [1, 0.07, 0.28].map((share) =>
        ink(colour, share),
      ) as [string, string, string];
      return [name, { accent, tint, line } satisfies Ink];
    }),
  );
  expect(shown).toEqual(INKS);
});
