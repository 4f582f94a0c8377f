import { brazilDate, brazilDay } from "./brazil-day.ts";

test.each([
  ["2026-11-21T02:30:00Z", "20/11/2026", "2026-11-20"],
  ["2026-11-21T03:00:00Z", "21/11/2026", "2026-11-21"],
  ["2027-01-04T12:00:00Z", "04/01/2027", "2027-01-04"],
])("%s is %s in Brazil", (instant, day, date) => {
  expect(brazilDay(new Date(instant))).toBe(day);
  expect(brazilDate(new Date(instant))).toBe(date);
});
