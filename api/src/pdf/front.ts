/** The upper half of page 1: brand, title, sentence, prices. */
import type { Content } from "pdfmake/interfaces";
import type { BlockOf } from "shared-contracts/proposal/composition";
import {
  type TextStyle,
  COLUMN,
  COMPANY,
  type Ink,
  LEAD,
  LONG_TITLE,
  PRICE,
  SMALL,
  SMALL_PRICE,
  SOFT,
  STRONG,
  TITLE,
  WIDTH,
} from "./paper.ts";
import type { Section } from "./sheet.ts";
import { tintBox } from "./shapes.ts";
import { lineNode, TextLines, textWidth } from "./text-lines.ts";

/** The box that a logo is fitted into. */
const LOGO_BOX: [number, number] = [112.5, 42];
const CONTACT = { ...SMALL, line: 12.75 };
const NAME_WIDTH = 285;
/** A longer title is set smaller. */
const LONG = 60;
const SENTENCE_WIDTH = 390;
const PRICES_HEIGHT = 73.5;
const PRICE_GAP = 30;
const PADDING = 18;

export function brandSection(
  { name, lines }: BlockOf<"brand">,
  logo: string | null,
): Section {
  const contact = lines.map((line) => new TextLines(line, CONTACT, COLUMN));
  const company = new TextLines(name, COMPANY, NAME_WIDTH);
  const contactHeight = contact.reduce((sum, { height }) => sum + height, 0);
  const height = Math.max(42, contactHeight, company.height);
  const middle = (own: number) => Math.max(0, (height - own) / 2);
  const left: Content = logo
    ? { image: "logo", fit: LOGO_BOX }
    : { stack: company.nodes() };
  return {
    gap: 0,
    height,
    content: {
      columns: [
        {
          width: WIDTH - COLUMN,
          stack: [left],
          margin: [0, middle(logo ? LOGO_BOX[1] : company.height), 0, 0],
        },
        {
          width: COLUMN,
          color: SOFT,
          margin: [0, middle(contactHeight), 0, 0],
          stack: contact.flatMap((text) => text.nodes({ alignment: "right" })),
        },
      ],
    },
  };
}

export function kickerSection(
  { text }: BlockOf<"kicker">,
  ink: Ink,
  isFirst: boolean,
): Section {
  const lines = new TextLines(text, STRONG, WIDTH);
  const top = isFirst ? 18 : 0;
  return {
    gap: 33,
    height: lines.height + top,
    content: {
      color: ink.accent,
      margin: [0, top, 0, 0],
      stack: lines.nodes(),
    },
  };
}

export function titleSection({ text }: BlockOf<"title">): Section {
  const style = text.length > LONG ? LONG_TITLE : TITLE;
  const lines = balanced(text, style, WIDTH);
  const [first, ...others] = lines.nodes({
    characterSpacing: -0.015 * style.size,
  });
  return {
    gap: 3,
    height: lines.height,
    content: {
      stack: first
        ? [
            {
              ...(first as object),
              outline: true,
              outlineText: text,
            } as Content,
            ...others,
          ]
        : [],
    },
  };
}

export function sentenceSection({ text }: BlockOf<"sentence">): Section {
  const lines = balanced(text, LEAD, SENTENCE_WIDTH);
  return { gap: 9, height: lines.height, content: { stack: lines.nodes() } };
}

/** As many lines as the width needs, about equally long. */
function balanced(text: string, style: TextStyle, width: number): TextLines {
  let lines = new TextLines(text, style, width);
  const { count } = lines;
  for (let less = width - 6; count > 1 && less > width / 2; less -= 6) {
    const narrower = new TextLines(text, style, less);
    if (narrower.count > count) break;
    lines = narrower;
  }
  return lines;
}

export function pricesSection(
  { prices, validity }: BlockOf<"prices">,
  ink: Ink,
): Section {
  const room = WIDTH - 2 * PADDING - 100;
  const widthIn = (style: TextStyle) =>
    prices.map(({ label, value }) =>
      Math.max(textWidth(value, style), textWidth(label, SMALL)),
    );
  const fits = (widths: number[]) =>
    widths.reduce((sum, width) => sum + width + PRICE_GAP, 0) <= room;
  const style = fits(widthIn(PRICE)) ? PRICE : SMALL_PRICE;
  const widths = widthIn(style);
  return {
    gap: 21,
    height: PRICES_HEIGHT,
    content: tintBox(
      ink.tint,
      { width: WIDTH, height: PRICES_HEIGHT, padding: PADDING },
      {
        height: SMALL.line + 3 + style.line,
        content: {
          columnGap: 0,
          columns: [
            ...prices.map(({ label, value }, index) => ({
              width: widths[index]! + PRICE_GAP,
              stack: [
                lineNode(label, SMALL),
                {
                  ...lineNode(value, style),
                  color: ink.accent,
                  margin: [0, 3, 0, 0] as [number, number, number, number],
                },
              ],
            })),
            {
              width: "*",
              alignment: "right",
              margin: [0, 13.5, 0, 0],
              stack: [
                { ...lineNode(validity.label, SMALL), color: SOFT },
                lineNode(validity.value, { ...SMALL, bold: true }),
              ],
            },
          ],
        },
      },
    ),
  };
}
