/** The conditions: payments, validity and notes. */
import type { Content } from "pdfmake/interfaces";
import type {
  BlockOf,
  BoxText,
  PaymentTable,
} from "shared-contracts/proposal/composition";
import { section } from "./headings.ts";
import { besideQrCode } from "./qr-code.ts";
import { columnPages } from "./menu-columns.ts";
import type { Piece } from "./menu-pieces.ts";
import {
  BODY,
  CODE,
  COLUMN,
  COLUMN_GAP,
  FULL_HEIGHT,
  HAIRLINE,
  type Ink,
  SMALL,
  SOFT,
  STRONG,
  TEXT,
  type TextStyle,
  WIDTH,
} from "./paper.ts";
import { type Drawn, piled, rule, tintBox } from "./shapes.ts";
import type { Section } from "./sheet.ts";
import { lineNode, TextLines } from "./text-lines.ts";

const PAYMENT_ROW = 24;
const BOX_WIDTH = 206;
/** With a QR code; the payments get what is left. */
const CODE_BOX_WIDTH = 263;
const CODE_BOX_GAP = 16;
const BOX_GAP = 12;
const BOX_PADDING = 15;
/** Above and below together. */
const BOX_TOPS = 20;

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
  const [boxWidth, gap] = box.some(({ code }) => code)
    ? [CODE_BOX_WIDTH, CODE_BOX_GAP]
    : [BOX_WIDTH, COLUMN_GAP];
  const width = hasColumns ? WIDTH : WIDTH - boxWidth - gap;
  const rows = payment.rows.length + (hasColumns ? 1 : 0);
  const height = STRONG.line + 3 + rows * PAYMENT_ROW;
  const boxed = boxContent(box, hasColumns ? WIDTH : boxWidth, ink);
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
          columnGap: gap,
          columns: [
            { width, stack: table },
            { width: boxWidth, stack: [boxed.content] },
          ],
        },
      };
}

function paymentRows(
  { columns, rows }: PaymentTable,
  width: number,
): Content[] {
  const count = rows[0]?.values.length ?? 1;
  const [label, date] = [71, Math.min(90, (width - 71) / 2)];
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
  const padding = box.some(({ code }) => code) ? 12 : BOX_PADDING;
  const width = outer - 2 * padding;
  const inner = piled(
    box.map((said, index) => pixOrText(said, width, index > 0 ? 10.5 : 0)),
  );
  const height = inner.height + BOX_TOPS;
  const measures = { width: outer, height, padding };
  return { height, content: tintBox(ink.tint, measures, inner) };
}

function pixOrText(
  { title, strong, text, code }: BoxText,
  width: number,
  top: number,
): Drawn {
  const said = (inner: number): Drawn[] => [
    linesPiece(title, STRONG, 0, inner),
    linesPiece(strong, STRONG, code ? 0 : 3, inner),
    strong
      ? linesPiece(text, SMALL, 0, inner, SOFT)
      : linesPiece(text, BODY, 0, inner),
    ...(code
      ? [
          linesPiece(code.label, CODE, 3, inner, SOFT),
          linesPiece(code.text, CODE, 0, inner),
        ]
      : []),
  ];
  const { content, height } = code
    ? besideQrCode(code.text, (inner) => piled(said(inner)), width)
    : piled(said(width));
  return {
    height: top + height,
    content: { margin: [0, top, 0, 0], stack: [content] },
  };
}

function linesPiece(
  text: string,
  style: TextStyle,
  top: number,
  width: number,
  color = TEXT,
): Drawn {
  const lines = new TextLines(text, style, width);
  return {
    height: top + lines.height,
    content: { color, margin: [0, top, 0, 0], stack: lines.nodes() },
  };
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
