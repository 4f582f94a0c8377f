import { endTime } from "./end-time.ts";

test.each([
  ["22:00", 6, "04:00"],
  ["12:30", 4.5, "17:00"],
  ["18:00", 30, "00:00"],
])("%s and %d h end at %s", (time, duration, end) => {
  expect(endTime(time, duration)).toBe(end);
});

test.each([
  ["", 6],
  ["22:00", 0],
  ["noite", 2],
])("'%s' and %d h have no end", (time, duration) => {
  expect(endTime(time, duration)).toBeNull();
});
