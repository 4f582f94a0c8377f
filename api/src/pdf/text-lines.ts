import PdfKit from "pdfkit";
import type { Content } from "pdfmake/interfaces";
import type { Words } from "shared-contracts/proposal/composition";
import { fonts } from "./fonts.ts";
import type { TextStyle } from "./paper.ts";
import { FALLBACK_FONT, textRuns } from "./text-runs.ts";

/** A piece of a line; strong ones are bold. */
interface Token {
  text: string;
  strong: boolean;
}

/** How high a line of each font is at size 1. */
const LINE_HEIGHTS = { Instrument: 1.22, Gabarito: 1.2 };

/** Measures as pdfmake does, which draws with the same library. */
const ruler = new PdfKit({ autoFirstPage: false });

/** The width of a text in points, with the fallback font where the style's own lacks a sign. */
export function textWidth(text: string, style: TextStyle): number {
  return textRuns(text).reduce((width, run) => {
    const { normal, bold } = fonts[run.font ?? style.font];
    ruler.font(style.bold ? bold : normal).fontSize(style.size);
    return width + ruler.widthOfString(run.text);
  }, 0);
}

/** The text as a line that fits the width: cut, with an ellipsis, where it is longer. */
export function fittedText(
  text: string,
  style: TextStyle,
  width: number,
): string {
  if (textWidth(text, style) <= width) return text;
  const signs = Array.from(text);
  let [fits, tooMany] = [0, signs.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const cut = `${signs.slice(0, middle).join("")}…`;
    if (textWidth(cut, style) <= width) fits = middle;
    else tooMany = middle;
  }
  return `${signs.slice(0, fits).join("").trimEnd()}…`;
}

/** A text broken into lines of at most this width: between words, and within a word that is wider. */
export class TextLines {
  readonly #style: TextStyle;
  readonly #lines: Token[][] = [];
  #width = 0;

  constructor(words: string | Words, style: TextStyle, width: number) {
    this.#style = style;
    for (const token of tokens(words)) this.#add(token, width);
  }

  /** In points. */
  get height(): number {
    return this.#lines.length * this.#style.line;
  }

  get count(): number {
    return this.#lines.length;
  }

  /** The width of the last line, in points. */
  get lastWidth(): number {
    return this.#width;
  }

  /** A paragraph of exactly `height`, one node for each line. */
  nodes(more: Record<string, unknown> = {}): Content[] {
    return this.#lines.map((line) => ({
      ...textNode(line, this.#style),
      ...more,
    }));
  }

  #add(token: Token, width: number): void {
    const style = { ...this.#style, bold: this.#style.bold || token.strong };
    const own = textWidth(token.text, style);
    const visible = textWidth(token.text.trimEnd(), style);
    const last = this.#lines.at(-1);
    if (last && this.#width + visible <= width) {
      last.push(token);
      this.#width += own;
    } else if (visible <= width) {
      this.#lines.push([token]);
      this.#width = own;
    } else {
      for (const sign of token.text) this.#add({ ...token, text: sign }, width);
    }
  }
}

function tokens(words: string | Words): Token[] {
  const parts = typeof words === "string" ? [words] : words;
  return parts.flatMap((part) => {
    const [text, strong] =
      typeof part === "string" ? [part, false] : [part.strong, true];
    return (text.match(/[^ ]+ *| +/g) ?? []).map((word) => ({
      text: word,
      strong,
    }));
  });
}

/** One line of text that never wraps. */
export function lineNode(text: string, style: TextStyle) {
  return textNode([{ text, strong: false }], style);
}

function textNode(line: readonly Token[], style: TextStyle) {
  return {
    text: line.flatMap(({ text, strong }) =>
      textRuns(text).map((run) => ({
        ...run,
        bold: (strong || style.bold) && run.font !== FALLBACK_FONT,
      })),
    ),
    font: style.font,
    bold: style.bold,
    fontSize: style.size,
    lineHeight: style.line / (style.size * LINE_HEIGHTS[style.font]),
    noWrap: true,
  };
}
