import { formatDay } from "./format-day.ts";

test.each([
  ["2026-11-20T12:00:00.000Z", "20/11/2026"],
  ["2027-01-02T12:00:00-03:00", "02/01/2027"],
  ["", ""],
  ["ontem", ""],
])("%j is the day %j", (instant, day) => {
  expect(formatDay(instant)).toBe(day);
});
