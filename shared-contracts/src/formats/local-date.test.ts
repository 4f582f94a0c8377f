import { localDate } from "./local-date.ts";

test("a month and a day have two digits", () => {
  expect(localDate(new Date(2027, 2, 9))).toBe("2027-03-09");
});
