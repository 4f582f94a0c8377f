/** What a column holds: words, figures at the right, a box to tick, or room to write in. */
export type ColumnKind = "text" | "number" | "box" | "hand";

export interface PaperColumn {
  label: string;
  kind: ColumnKind;
  /** In px of a 674 px wide sheet; the rest goes to the one without. */
  width?: number;
  /** What the row is about. */
  strong?: boolean;
}

/** Words, with softer ones behind. In a box column words take the box's place; `hand` columns stay empty. */
export type PaperCell = string | { text: string; note: string };

/** Rows under a heading of their own. */
export interface PaperSection {
  title?: string;
  rows: PaperCell[][];
}

/** A list to print, in words: the same shape for all four. */
export interface PaperList {
  title: string;
  /** Joins the event's facts at the head: "21 pessoas". */
  fact?: string;
  columns: PaperColumn[];
  sections: PaperSection[];
  /** How much room a row has. */
  density: "close" | "middle" | "tall";
  totals?: { label: string; value: string }[];
  /** Figures below the table, under a heading. */
  split?: { title: string; lines: { label: string; value: string }[] };
  /** Lines to sign on, three to a row. */
  signatures: string[][];
  /** Lines to write on, under this heading. */
  notes?: string;
}

/** The rows in as many sections as they have headings, in the order met; sections follow one another. */
export function sectionsOf<Row>(
  rows: readonly Row[],
  title: (row: Row) => string,
  cells: (row: Row) => PaperCell[],
): PaperSection[] {
  const sections = new Map<string, PaperCell[][]>();
  for (const row of rows) {
    const heading = title(row);
    const before = sections.get(heading) ?? [];
    sections.set(heading, [...before, cells(row)]);
  }
  return [...sections].map(([heading, members]) => ({
    title: heading,
    rows: members,
  }));
}
