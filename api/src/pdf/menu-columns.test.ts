import { columnPages } from "./menu-columns.ts";
import { partPieces } from "./menu-pieces.ts";
import { INKS } from "./paper.ts";

const ROOM = 300;

/** A part of so many rows; its pieces as texts once placed. */
const part = (title: string, rows: number) =>
  partPieces(
    {
      title,
      groups: [
        {
          name: "",
          rows: Array.from({ length: rows }, (_, index) => ({
            name: `${title}${index + 1}`,
            quantity: "",
          })),
        },
      ],
    },
    INKS.jabuticaba,
  );

/** The texts of each column of each page. */
function placed(parts: [string, number][], first = ROOM) {
  const pieces = parts.map(([title, rows]) => part(title, rows));
  return columnPages(pieces, first, ROOM).map(({ content }) => {
    const { columns } = content as { columns: unknown[] };
    return columns.map((column) => textsIn(column));
  });
}

function textsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { text } = node as { text?: unknown };
  if (typeof text === "string") return [text];
  return Object.values(node).flatMap(textsIn);
}

test("a part that does not fit its column moves to the next as a whole [proposal-columns]", () => {
  const pages = placed([
    ["A", 8],
    ["B", 9],
    ["C", 9],
  ]);
  expect(pages.map((columns) => columns.map(([first]) => first))).toEqual([
    ["A", "B"],
    ["C", undefined],
  ]);
});

test("the columns of the last page are about equally long", () => {
  const [[left, right]] = placed([
    ["A", 3],
    ["B", 2],
    ["C", 2],
  ]) as [[string[], string[]]];
  expect([left[0], right[0]]).toEqual(["A", "B"]);
});

test("a part longer than a column splits, each piece once and in order", () => {
  const pages = placed([["A", 100]]);
  expect(pages.flat(2)).toEqual([
    "A",
    ...Array.from({ length: 100 }, (_, index) => `A${index + 1}`),
  ]);
});

test("a heading keeps its first two rows: without room for them the page stays empty", () => {
  const pages = placed([["A", 100]], 50);
  expect(pages[0]).toEqual([[], []]);
  expect(pages[1]![0]!.slice(0, 3)).toEqual(["A", "A1", "A2"]);
});
