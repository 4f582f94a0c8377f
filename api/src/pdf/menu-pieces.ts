import type { Content } from "pdfmake/interfaces";
import type { MenuPart, MenuRow } from "shared-contracts/proposal/composition";
import { BODY, COLUMN, type Ink, SMALL_STRONG, SOFT, STRONG } from "./paper.ts";
import { lineNode, TextLines, textWidth } from "./text-lines.ts";

/** Something of a column that never breaks. */
export interface Piece {
  height: number;
  /** Whether a column may end before it. */
  mayBreakBefore: boolean;
  content: Content;
}

/** The space on both sides of the dotted line, in points. */
const GAP = 6;
const ROW_PADDING = 1.875;
const GROUP_GAP = 7.5;
/** The height of a line above its baseline, in points. */
const BASELINE = 9.6;
/** A heading keeps so many rows. */
const KEPT_ROWS = 2;

/** A part as the pieces of a column. A heading and its first two rows stay together. */
export function partPieces(part: MenuPart, ink: Ink): Piece[] {
  const pieces = [headingPiece(part.title, ink)];
  let ofPart = 0;
  for (const { name, rows } of part.groups) {
    if (name) {
      const mayBreakBefore = ofPart >= KEPT_ROWS;
      pieces.push(groupPiece(name, ink, pieces.length === 1, mayBreakBefore));
    }
    for (const [index, row] of rows.entries()) {
      const mayBreakBefore =
        ofPart >= KEPT_ROWS && (index >= KEPT_ROWS || (!name && index > 0));
      pieces.push(rowPiece(row, mayBreakBefore));
      ofPart++;
    }
  }
  return pieces;
}

function headingPiece(title: string, ink: Ink): Piece {
  const lines = new TextLines(title, STRONG, COLUMN);
  return {
    height: lines.height + 9.75,
    mayBreakBefore: false,
    content: {
      stack: [
        ...lines.nodes({ outline: true, outlineText: title }),
        {
          margin: [0, 4.5, 0, 5.25],
          canvas: [
            {
              type: "line",
              x1: 0,
              y1: 0,
              x2: COLUMN,
              y2: 0,
              lineWidth: 0.75,
              lineColor: ink.line,
            },
          ],
        },
      ],
    },
  };
}

function groupPiece(
  name: string,
  ink: Ink,
  isFirst: boolean,
  mayBreakBefore: boolean,
): Piece {
  const lines = new TextLines(name, SMALL_STRONG, COLUMN);
  const top = isFirst ? 0 : GROUP_GAP;
  return {
    height: lines.height + top,
    mayBreakBefore,
    content: {
      margin: [0, top, 0, 0],
      color: ink.accent,
      stack: lines.nodes(),
    },
  };
}

function rowPiece(row: MenuRow, mayBreakBefore: boolean): Piece {
  const value = textWidth(row.quantity, BODY);
  const nameWidth = row.quantity ? COLUMN - value - 4 * GAP : COLUMN;
  const lines = new TextLines(row.name, BODY, nameWidth);
  const nodes = lines.nodes();
  return {
    height: lines.height + 2 * ROW_PADDING,
    mayBreakBefore,
    content: {
      margin: [0, ROW_PADDING, 0, ROW_PADDING],
      stack: row.quantity
        ? [...nodes.slice(0, -1), leaderLine(nodes.at(-1)!, lines, row, value)]
        : nodes,
    },
  };
}

/** The last line of a name, a dotted line, the quantity. */
function leaderLine(
  name: Content,
  { lastWidth }: TextLines,
  { quantity }: MenuRow,
  value: number,
): Content {
  const dots = COLUMN - lastWidth - value - 2 * GAP;
  return {
    columnGap: 0,
    columns: [
      { width: lastWidth + GAP, stack: [name] },
      {
        width: dots,
        canvas: [
          {
            type: "line",
            x1: 0,
            y1: BASELINE,
            x2: dots,
            y2: BASELINE,
            lineWidth: 0.75,
            lineColor: SOFT,
            dash: { length: 0.75, space: 1.5 },
          },
        ],
      },
      { width: "*", alignment: "right", stack: [lineNode(quantity, BODY)] },
    ],
  };
}
