import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import {
  applies,
  isAnswered,
  isOpen,
  missing,
  namedTests,
  requirements,
} from "./security.ts";

const document = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = requirements(document);
const ofLevel = (level: number) => rows.filter((row) => row.level === level);
const numbersOf = (found: typeof rows) => found.map(({ number }) => number);

/** How many requirements of level 1 and of level 2 each chapter of ASVS 5.0 has. */
const CHAPTERS: Record<string, readonly [number, number]> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
};

test("every requirement of levels 1 and 2 has one row, in order", () => {
  const numbers = numbersOf(rows);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(
    numbers.toSorted((one, two) =>
      one.localeCompare(two, "en", { numeric: true }),
    ),
  );
  const counted = Object.fromEntries(
    Object.keys(CHAPTERS).map((chapter) => [
      chapter,
      [1, 2].map(
        (level) =>
          ofLevel(level).filter(({ number }) =>
            number.startsWith(`${chapter.slice(1)}.`),
          ).length,
      ),
    ]),
  );
  expect(counted).toEqual(CHAPTERS);
});

test("every row names a test or a reason", () => {
  expect(numbersOf(rows.filter((row) => !isAnswered(row)))).toEqual([]);
});

test("every test and document that a row names is there", () => {
  expect(
    rows.flatMap((row) => missing(row).map((what) => `${row.number}: ${what}`)),
  ).toEqual([]);
});

test("of what applies, level 1 is held but for the length of a password, and 95 % of level 2", () => {
  expect(numbersOf(ofLevel(1).filter(isOpen))).toEqual(["6.2.1"]);
  const of2 = ofLevel(2).filter(applies);
  expect(of2.filter(isOpen).length / of2.length).toBeLessThanOrEqual(0.05);
});

test("the page counts its rows as they are", () => {
  const lines = document.split("\n").map((line) => line.replaceAll(/ +/g, " "));
  for (const level of [1, 2]) {
    const all = ofLevel(level).length;
    const applying = ofLevel(level).filter(applies);
    const held = applying.filter((one) => !isOpen(one)).length;
    const percent = ((100 * held) / applying.length).toFixed(1);
    expect(lines).toContain(
      `| ${level} | ${all} | ${all - applying.length} | ${applying.length} | ${held} | ${percent} % |`,
    );
  }
});

const row = (proof: string) =>
  requirements(`| 1.2.3  | 1 | What is meant | ${proof} |`)[0]!;
const HERE = "`tooling/lint/security.test.ts`";

test.each([
  `${HERE} "every row names a test or a reason"`,
  "Does not apply: there is no XML.",
  "Not held: there is one server.",
])("%s is an answer", (proof) => {
  expect(isAnswered(row(proof))).toBe(true);
});

test.each([
  `${HERE} "a test that nobody wrote"`,
  '`tooling/lint/gone.test.ts` "a test"',
  "[rules](rules.md#a-heading-that-nobody-wrote)",
  "[rules](gone.md)",
])("%s is missing", (proof) => {
  expect(missing(row(proof))).toHaveLength(1);
});

test("a name is found without the rule that it cites", () => {
  const cited =
    '`api/src/http/heavy-calls.test.ts` "eight wait; the next is refused with a Retry-After"';
  expect(namedTests(row(cited))).toHaveLength(1);
  expect(missing(row(cited))).toEqual([]);
});

test.each([
  "",
  "It is so",
  "[rules](rules.md#money-and-numbers)",
  "Does not apply:",
  "`a.ts` says so",
])("%j is no answer", (proof) => {
  expect(isAnswered(row(proof))).toBe(false);
});
