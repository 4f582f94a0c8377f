/** The conditions: payments, validity and notes. */
import type { Content } from "pdfmake/interfaces";
import type {
  BlockOf,
  BoxText,
  PaymentTable,
} from "shared-contracts/proposal/composition";
import { section } from "./headings.ts";
import { columnPages } from "./menu-columns.ts";
import type { Piece } from "./menu-pieces.ts";
import {
  BODY,
  COLUMN,
  COLUMN_GAP,
  FULL_HEIGHT,
  HAIRLINE,
  type Ink,
  SMALL,
  SOFT,
  STRONG,
  TEXT,
  WIDTH,
} from "./paper.ts";
import { rule, tintBox } from "./shapes.ts";
import type { Section } from "./sheet.ts";
import { lineNode, TextLines } from "./text-lines.ts";

const PAYMENT_ROW = 24;
const BOX_WIDTH = 206;
const BOX_GAP = 12;
const BOX_PADDING = 15;

/** The conditions as sections that each stay on a page. */
export function conditionsSections(
  { title, single, payment, box, notes }: BlockOf<"conditions">,
  ink: Ink,
): Section[] {
  const first: Section[] = [];
  if (single.length > 0) {
    const lines = new TextLines(single, BODY, WIDTH);
    first.push({
      gap: 0,
      height: lines.height,
      content: { stack: lines.nodes() },
    });
  }
  if (payment) first.push(paymentSection(payment, box, ink));
  else if (box.length > 0) {
    const { content, height } = boxContent(box, WIDTH, ink);
    first.push({ gap: BOX_GAP, height, content });
  }
  if (notes) first.push(...notesSections(notes, ink));
  const [head, ...rest] = first;
  if (!head) return [];
  return [section(title, ink, head.content, head.height), ...rest];
}

/** The box stands beside the table, or under it where each option has a column. */
function paymentSection(
  payment: PaymentTable,
  box: readonly BoxText[],
  ink: Ink,
): Section {
  const hasColumns = payment.columns.length > 0;
  const width = hasColumns ? WIDTH : WIDTH - BOX_WIDTH - COLUMN_GAP;
  const rows = payment.rows.length + (hasColumns ? 1 : 0);
  const height = STRONG.line + 3 + rows * PAYMENT_ROW;
  const boxed = boxContent(box, hasColumns ? WIDTH : BOX_WIDTH, ink);
  const table: Content[] = [
    lineNode(payment.title, STRONG),
    { margin: [0, 3, 0, 0], stack: paymentRows(payment, width) },
  ];
  return hasColumns
    ? {
        gap: 0,
        height: height + BOX_GAP + boxed.height,
        content: {
          stack: [
            ...table,
            { margin: [0, BOX_GAP, 0, 0], stack: [boxed.content] },
          ],
        },
      }
    : {
        gap: 0,
        height: Math.max(height, boxed.height),
        content: {
          columnGap: COLUMN_GAP,
          columns: [
            { width, stack: table },
            { width: BOX_WIDTH, stack: [boxed.content] },
          ],
        },
      };
}

function paymentRows(
  { columns, rows }: PaymentTable,
  width: number,
): Content[] {
  const count = rows[0]?.values.length ?? 1;
  const [label, date] = [71, 90];
  const each = (width - label - date) / count;
  const drawn = (
    cells: readonly string[],
    isStrong: boolean,
    isLast: boolean,
  ) => ({
    stack: [
      {
        margin: [0, 4.5, 0, 4.5] as [number, number, number, number],
        columnGap: 0,
        columns: cells.map((text, index) => ({
          width: [label, date][index] ?? each,
          alignment: index > 1 ? ("right" as const) : ("left" as const),
          stack: [lineNode(text, isStrong ? STRONG : BODY)],
        })),
      },
      {
        margin: [0, 0, 0, 0.75] as [number, number, number, number],
        stack: isLast ? [] : [rule(HAIRLINE, width)],
      },
    ],
  });
  return [
    ...(columns.length > 0 ? [drawn(["", "", ...columns], true, false)] : []),
    ...rows.map((row, index) => {
      const isLast = index === rows.length - 1;
      return drawn([row.label, row.date, ...row.values], isLast, isLast);
    }),
  ];
}

function boxContent(box: readonly BoxText[], outer: number, ink: Ink) {
  const width = outer - 2 * BOX_PADDING;
  const texts = box.flatMap(({ title, strong, text }, index) => [
    {
      top: index > 0 ? 10.5 : 0,
      lines: new TextLines(title, STRONG, width),
      color: TEXT,
    },
    { top: 3, lines: new TextLines(strong, STRONG, width), color: TEXT },
    {
      top: 0,
      lines: new TextLines(text, strong ? SMALL : BODY, width),
      color: strong ? SOFT : TEXT,
    },
  ]);
  const inner = texts.reduce(
    (sum, { top, lines }) => sum + top + lines.height,
    0,
  );
  const height = inner + 24;
  const content = tintBox(
    ink.tint,
    { width: outer, height, padding: BOX_PADDING },
    {
      height: inner,
      content: {
        stack: texts.map(({ top, lines, color }) => ({
          color,
          margin: [0, top, 0, 0] as [number, number, number, number],
          stack: lines.nodes(),
        })),
      },
    },
  );
  return { height, content };
}

function notesSections(
  { title, lines }: NonNullable<BlockOf<"conditions">["notes"]>,
  ink: Ink,
): Section[] {
  const pieces = lines.map((line) => [notePiece(line, ink)]);
  const pages = columnPages(pieces, FULL_HEIGHT - 60, FULL_HEIGHT, 0);
  return pages.map(({ content, height }, index) => ({
    gap: index === 0 ? 18 : 0,
    height: height + (index === 0 ? STRONG.line + 3 : 0),
    content: {
      stack:
        index === 0
          ? [{ ...lineNode(title, STRONG), margin: [0, 0, 0, 3] }, content]
          : [content],
    },
  }));
}

function notePiece(note: string, ink: Ink): Piece {
  const lines = new TextLines(note, BODY, COLUMN - 10.5);
  return {
    height: lines.height + 6,
    mayBreakBefore: false,
    content: {
      margin: [0, 0, 0, 6],
      columnGap: 0,
      columns: [
        {
          width: 10.5,
          canvas: [
            {
              type: "ellipse",
              x: 2,
              y: 7.5,
              r1: 1.9,
              r2: 1.9,
              color: ink.accent,
            },
          ],
        },
        { width: "*", stack: lines.nodes() },
      ],
    },
  };
}
