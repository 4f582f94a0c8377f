import { createRequire } from "node:module";
import { unprintedTexts } from "shared-contracts/proposal/printable";
import { fonts } from "./fonts.ts";
import { FALLBACK_FONT, textRuns } from "./text-runs.ts";

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

// This is the PDF library's own font reader, so what it finds is what gets drawn.
const fromPdfmake = createRequire(
  createRequire(import.meta.url).resolve("pdfmake/package.json"),
);
const fontkit = createRequire(fromPdfmake.resolve("pdfkit"))("fontkit") as {
  openSync(file: string): Font;
};

type Run = { text: string; font?: string };
const runsOf = (text: string) => textRuns(text) as Run[];

test("the main fonts have a glyph for every character that text-runs leaves to them", () => {
  const ours = [fonts.Instrument, fonts.Gabarito]
    .flatMap(({ normal, bold }) => [normal, bold])
    .map((file) => fontkit.openSync(file));
  const missing: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const runs = runsOf(String.fromCodePoint(code));
    const isOurs = runs.length > 0 && runs.every(({ font }) => !font);
    const characters = runs.map(({ text }) => text).join("");
    for (const character of isOurs ? characters : "") {
      const point = character.codePointAt(0)!;
      if (!ours.every((font) => font.hasGlyphForCodePoint(point))) {
        missing.push(character);
      }
    }
  }
  expect(missing).toEqual([]);
});

test("Portuguese, prices and quantities need only the main fonts", () => {
  const text =
    "Pão de açúcar à moda: 1,5 kg – R$\u00a01.234,56 “ótimo” ÁÉÍÓÚÂÊÔÃÕÇ";
  expect(runsOf(text)).toEqual([{ text }]);
});

test("other scripts use the fallback font, complete and in order", () => {
  expect(runsOf("Chá Борщ e ½ 中")).toEqual([
    { text: "Chá " },
    { text: "Борщ", font: FALLBACK_FONT },
    { text: " e " },
    { text: "½", font: FALLBACK_FONT },
    { text: " " },
    { text: "中", font: FALLBACK_FONT },
  ]);
});

test("a font has a glyph for every sign that counts as printed", () => {
  const { normal, bold } = fonts[FALLBACK_FONT];
  const files = [normal, bold].map((file) => fontkit.openSync(file));
  const wrong: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const sign = String.fromCodePoint(code);
    const isPrinted = unprintedTexts(sign).length === 0;
    const hasGlyph =
      runsOf(sign)[0]?.font !== FALLBACK_FONT ||
      files.every((font) => font.hasGlyphForCodePoint(code));
    if (isPrinted && !hasGlyph) wrong.push(sign);
  }
  expect(wrong).toEqual([]);
  expect(
    unprintedTexts({ blocks: [{ text: "Chá 中" }, "½ Борщ", "Chá 中"] }),
  ).toEqual([{ text: "Chá 中", signs: ["中"] }]);
});
