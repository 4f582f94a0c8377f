/** The characters that both main fonts can draw; a test compares them with the font files. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]+/g;

/** The fallback font. It has Greek, Cyrillic and more, and a box for the rest, so that no character disappears. */
export const FALLBACK_FONT = "Roboto";

type Run = { text: string; font?: typeof FALLBACK_FONT };

/** Splits a text into runs, each in a font that can draw it. */
export function textRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: drawn, index } of text.matchAll(DRAWN)) {
    if (index > end) runs.push(fallback(text.slice(end, index)));
    runs.push({ text: drawn });
    end = index + drawn.length;
  }
  if (end < text.length) runs.push(fallback(text.slice(end)));
  return runs;
}

const fallback = (text: string): Run => ({ text, font: FALLBACK_FONT });
