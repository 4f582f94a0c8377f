import type { Content } from "pdfmake/interfaces";
import { COLUMN, COLUMN_GAP, FULL_HEIGHT } from "./paper.ts";
import type { Piece } from "./menu-pieces.ts";

/** The space between two parts of a column, in points. */
const PART_GAP = 18;
/** How finely the last page is balanced, in points. */
const STEP = 3;

/**
 * What an empty column takes of a part that is longer than its room: nothing, as much as may stand there, or at least
 * one piece, so that every page takes something.
 */
type Least = "whole" | "split" | "any";

/** The next piece to place. */
interface Place {
  part: number;
  piece: number;
}

interface Column {
  pieces: Piece[];
  gaps: number[];
  end: Place;
  height: number;
}

/** Two columns of one page. */
export interface ColumnPage {
  content: Content;
  height: number;
}

/**
 * Parts in two columns a page, read down the left one, then down the right one. A part never splits unless it is longer
 * than a column; the columns of the last page are about equally long. `first` is the room of the first page; an empty
 * page is one that has too little of it. [proposal-columns]
 */
export function columnPages(
  parts: readonly Piece[][],
  first: number,
  next: number,
  gap = PART_GAP,
): ColumnPage[] {
  const pages: ColumnPage[] = [];
  let place: Place = { part: 0, piece: 0 };
  let room = first;
  while (place.part < parts.length) {
    const { left, right } = page({ parts, gap }, place, room, pages.length > 0);
    pages.push(drawn(left, right));
    place = right.end;
    room = next;
  }
  return pages;
}

/** Parts, with the space between two of a column, in points. */
interface Flow {
  parts: readonly Piece[][];
  gap: number;
}

function page(flow: Flow, from: Place, room: number, isFull: boolean) {
  const full = columns(flow, from, room, isFull ? "any" : "split");
  if (full.right.end.part < flow.parts.length) return full;
  for (let height = STEP; height < room; height += STEP) {
    const balanced = columns(flow, from, height, "whole");
    if (balanced.right.end.part === flow.parts.length) return balanced;
  }
  return full;
}

function columns(flow: Flow, from: Place, room: number, least: Least) {
  const left = fill(flow, from, room, least);
  const right = fill(flow, left.end, room, "whole");
  return { left, right };
}

/** One column: whole parts while they fit, and of a part that no column holds as much as fits. */
function fill(
  { parts, gap: between }: Flow,
  from: Place,
  room: number,
  least: Least,
): Column {
  const column: Column = { pieces: [], gaps: [], end: from, height: 0 };
  while (column.end.part < parts.length) {
    const { part, piece } = column.end;
    const rest = parts[part]!.slice(piece);
    const gap = column.pieces.length > 0 ? between : 0;
    const whole = heightOf(rest);
    const left = room - column.height - gap;
    const isEmpty = column.pieces.length === 0;
    const maySplit =
      whole > FULL_HEIGHT || piece > 0 || (least !== "whole" && isEmpty);
    const count =
      whole <= left
        ? rest.length
        : maySplit
          ? fitting(rest, left, least === "any" && isEmpty)
          : 0;
    if (count === 0) return column;
    place(column, rest.slice(0, count), gap);
    column.end =
      count === rest.length
        ? { part: part + 1, piece: 0 }
        : { part, piece: piece + count };
    if (count < rest.length) return column;
  }
  return column;
}

function place(column: Column, pieces: readonly Piece[], gap: number): void {
  column.gaps.push(gap, ...pieces.slice(1).map(() => 0));
  column.pieces.push(...pieces);
  column.height += gap + heightOf(pieces);
}

const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { height }) => sum + height, 0);

/** How many pieces fit, up to a place where the column may end; a column that must not stay empty gets at least one. */
function fitting(
  pieces: readonly Piece[],
  room: number,
  atLeastOne: boolean,
): number {
  let height = 0;
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && piece.mayBreakBefore) end = index;
    height += piece.height;
    if (height > room) break;
  }
  return end || (atLeastOne ? 1 : 0);
}

function drawn(left: Column, right: Column): ColumnPage {
  const content: Content = {
    columnGap: COLUMN_GAP,
    columns: [left, right].map(({ pieces, gaps }) => ({
      width: COLUMN,
      stack: pieces.map((piece, index) => ({
        margin: [0, gaps[index]!, 0, 0] as [number, number, number, number],
        stack: [piece.content],
      })),
    })),
  };
  return { content, height: Math.max(left.height, right.height) };
}
