import type { Content } from "pdfmake/interfaces";
import type { ProposalLine } from "./proposal.ts";
import { textRuns } from "./text-runs.ts";

/** The space between two columns of lines, in points. */
export const COLUMN_GAP = 24;
/** The space on both sides of the dotted line, in points. */
const GAP = 6;
const INK_SOFT = "#8a8a8a";
/** The height of the dotted line above the bottom of the text, in points: at its baseline. */
const BASELINE = 4.4;

const layout = {
  defaultBorder: false,
  hLineWidth: () => 0.75,
  vLineWidth: () => 0,
  hLineColor: () => INK_SOFT,
  hLineStyle: () => ({ dash: { length: 0.75, space: 0.75 } }),
  paddingLeft: (column: number) => (column === 2 ? GAP : 0),
  paddingRight: (column: number) => (column === 0 ? GAP : 0),
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** A name and a value with a dotted line between: a table of one row, whose middle cell has a dotted bottom border. */
export function leaderLine({ name, value }: ProposalLine): Content {
  const foot = [0, 0, 0, -BASELINE] as [number, number, number, number];
  return {
    margin: [0, 2, 0, 2 + BASELINE],
    layout,
    table: {
      widths: ["auto", "*", "auto"],
      body: [
        [
          { text: textRuns(name), margin: foot },
          { text: " ", margin: foot, border: [false, false, false, true] },
          { text: textRuns(unbroken(value)), margin: foot, alignment: "right" },
        ],
      ],
    },
  };
}

/** A quantity stays with its unit; only a long value may wrap. */
function unbroken(value: string): string {
  return value.length <= 24 ? value.replaceAll(" ", "\u00a0") : value;
}

/**
 * Lines in two columns, read down the first, then the second. Built row by row, so that a page break keeps both columns
 * together.
 */
export function twoColumns(lines: readonly ProposalLine[]): Content[] {
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).map((line, index) => {
    const right = lines[half + index];
    return {
      columnGap: COLUMN_GAP,
      unbreakable: true,
      columns: [leaderLine(line), right ? leaderLine(right) : { text: "" }],
    };
  });
}
