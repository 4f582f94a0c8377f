import { formatInstant } from "./format-instant.ts";

test.each([
  ["2026-11-20T17:30:59", "20/11/2026, 17:30"],
  ["2027-01-02T00:05:00", "02/01/2027, 00:05"],
  ["", ""],
  ["ontem", ""],
])("%j is the instant %j", (instant, words) => {
  expect(formatInstant(instant)).toBe(words);
});
