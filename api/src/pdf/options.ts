/** Options side by side, the heads of their pages and the boxes to choose one. */
import type { Content } from "pdfmake/interfaces";
import type {
  BlockOf,
  OptionCell,
} from "shared-contracts/proposal/composition";
import { headingLine, section, SECTION_GAP } from "./headings.ts";
import {
  BODY,
  HAIRLINE,
  HEADING,
  type Ink,
  OPTION_PRICE,
  PRICE,
  SMALL,
  SMALL_STRONG,
  SOFT,
  STRONG,
  TEXT,
  type TextStyle,
  WIDTH,
} from "./paper.ts";
import { type Drawn, rule } from "./shapes.ts";
import type { Section, Sheet } from "./sheet.ts";
import { lineNode, TextLines, textWidth } from "./text-lines.ts";

const LABEL = 84;
const PADDING = 12;
const BOX = 12;

/** The table of options; each row stays on a page. */
export function addOptions(
  sheet: Sheet,
  { title, note, columns, prices, rows }: BlockOf<"options">,
  ink: Ink,
): void {
  const width = (WIDTH - LABEL) / columns.length;
  const inner = width - 2 * PADDING;
  const add = (row: Omit<RowOf, "marked" | "width" | "ink">, gap = 0) =>
    sheet.add({ gap, ...tableRow({ ...row, marked, width, ink }) });
  const marked = columns.findIndex(({ isSuggested }) => isSuggested);
  sheet.add({
    gap: SECTION_GAP,
    height: HEADING.line + 9,
    content: {
      margin: [0, 0, 0, 9],
      columns: [
        {
          width: "*",
          stack: [
            { ...headingLine(title, ink), outline: true, outlineText: title },
          ],
        },
        {
          width: "auto",
          margin: [0, 4.5, 0, 0],
          stack: [{ ...lineNode(note, SMALL), color: SOFT }],
        },
      ],
    },
  });
  add({
    label: "",
    line: false,
    cells: columns.map(({ kicker, name }) =>
      stacked(
        [...(kicker ? [kickerText(kicker, ink)] : []), [name, HEADING, TEXT]],
        inner,
      ),
    ),
  });
  for (const [index, { label, cells }] of prices.entries())
    add({
      label,
      line: false,
      cells: cells.map(({ text }) => priceCell(text, index === 0, inner, ink)),
    });
  for (const { label, cells } of rows)
    add({
      label,
      line: true,
      cells: cells.map((cell) => textCell(cell, inner)),
    });
}

const kickerText = (kicker: string, ink: Ink): StyledText => [
  kicker,
  SMALL_STRONG,
  ink.accent,
];

function priceCell(
  text: string,
  isFirst: boolean,
  width: number,
  ink: Ink,
): Drawn {
  const fits = textWidth(text, OPTION_PRICE) <= width;
  return isFirst && fits
    ? stacked([[text, OPTION_PRICE, ink.accent]], width)
    : stacked([[text, STRONG, isFirst ? ink.accent : TEXT]], width);
}

function textCell({ text, detail }: OptionCell, width: number): Drawn {
  return stacked(
    [
      [text, STRONG, TEXT],
      [detail, SMALL, SOFT],
    ],
    width,
  );
}

type StyledText = [text: string, style: TextStyle, color: string];

function stacked(texts: StyledText[], width: number): Drawn {
  const lines = texts.map(([text, style, color]) => ({
    color,
    lines: new TextLines(text, style, width),
  }));
  return {
    height: lines.reduce((sum, { lines: { height } }) => sum + height, 0),
    content: {
      stack: lines.map(({ color, lines: text }) => ({
        color,
        stack: text.nodes(),
      })),
    },
  };
}

interface RowOf {
  label: string;
  cells: Drawn[];
  /** Whether a line stands over it. */
  line: boolean;
  /** The column on a tint; -1 for none. */
  marked: number;
  width: number;
  ink: Ink;
}

const ROW_PADDING = 5.25;

function tableRow({ label, cells, line, marked, width, ink }: RowOf): Drawn {
  const name = new TextLines(label, SMALL, LABEL - PADDING);
  const tallest = Math.max(name.height, ...cells.map(({ height }) => height));
  const height = tallest + 2 * ROW_PADDING;
  const x = LABEL + marked * width;
  const tint: Content[] =
    marked < 0
      ? []
      : [
          {
            canvas: [
              { type: "rect", x, y: 0, w: width, h: height, color: ink.tint },
            ],
          },
        ];
  return {
    height,
    content: {
      stack: [
        ...tint,
        {
          margin: [0, marked < 0 ? 0 : -height, 0, 0],
          stack: line ? [rule(HAIRLINE)] : [],
        },
        {
          columnGap: 0,
          columns: [
            {
              width: LABEL,
              color: SOFT,
              margin: [0, ROW_PADDING, 0, 0],
              stack: name.nodes(),
            },
            ...cells.map((cell) => ({
              width,
              margin: [
                PADDING,
                ROW_PADDING,
                PADDING,
                height - ROW_PADDING - cell.height,
              ] as [number, number, number, number],
              stack: [cell.content],
            })),
          ],
        },
      ],
    },
  };
}

/** The head of an option's own pages. */
export function optionSections(
  { kicker, title }: BlockOf<"option">,
  ink: Ink,
): Section[] {
  const name = new TextLines(title, PRICE, WIDTH);
  const [first, ...others] = name.nodes();
  const outlineText = [kicker, title].filter(Boolean).join(": ");
  const outlined = { outline: true, outlineText };
  const kickerLine = {
    gap: 0,
    height: STRONG.line,
    content: { ...lineNode(kicker, STRONG), color: ink.accent },
  };
  return [
    ...(kicker ? [kickerLine] : []),
    {
      gap: kicker ? 3 : 0,
      height: name.height,
      content: {
        stack: first
          ? [{ ...(first as object), ...outlined } as Content, ...others]
          : [],
      },
    },
  ];
}

/** "Sua escolha" with a box for each option. */
export function choiceSection(
  { title, choices }: BlockOf<"choice">,
  ink: Ink,
): Section {
  return section(title, ink, choiceBoxes({ label: "", choices }), BODY.line);
}

/** Empty boxes with their names, in one line after their label. */
export function choiceBoxes({
  label,
  choices,
}: {
  label: string;
  choices: readonly string[];
}): Content {
  const each = 110;
  return {
    columnGap: 0,
    columns: [
      ...(label ? [{ width: each, stack: [lineNode(label, BODY)] }] : []),
      ...choices.map((choice) => ({
        width: each,
        columnGap: 6,
        columns: [
          {
            width: BOX,
            canvas: [
              {
                type: "rect" as const,
                x: 0,
                y: 0.75,
                w: BOX,
                h: BOX,
                r: 2.25,
                lineWidth: 1.1,
                lineColor: TEXT,
              },
            ],
          },
          { width: "*", stack: [lineNode(choice, BODY)] },
        ],
      })),
    ],
  };
}
