import { dayAndTime, timeOfDay } from "./time-of-day.ts";

const at = (text: string) => new Date(text).getTime();

test("times are local, with two digits", () => {
  expect(timeOfDay(at("2026-11-20T09:05:59"))).toBe("09:05");
});

test.each([
  ["2026-11-20T00:00:00", "hoje, 00:00"],
  ["2026-11-19T23:59:00", "19/11/2026, 23:59"],
])("%s", (instant, text) => {
  expect(dayAndTime(at(instant), at("2026-11-20T12:00:00"))).toBe(text);
});
