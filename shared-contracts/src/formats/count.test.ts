import { exact } from "../numbers/exact.ts";
import { counted, formatCount, formatThousandths } from "./count.ts";

test.each([
  [13.5, "13,5"],
  [6.2, "6,2"],
  [180, "180"],
  [1500, "1.500"],
  [0.0375, "0,038"],
])("people and hours: %d is shown as %s", (count, text) => {
  expect(formatCount(exact(count))).toBe(text);
});

test.each([
  [180, "180"],
  [1500.25, "1.500,250"],
  [0.4, "0,400"],
  [0.0005, "0,001"],
])("%d is shown whole or with three decimals: %s", (value, text) => {
  expect(formatThousandths(exact(value))).toBe(text);
});

test.each([
  ["1 hora", 1],
  ["0 horas", 0],
  ["4,5 horas", exact(4.5)],
  ["1 hora", exact("1.0")],
])("a count has its noun: %s", (text, count) => {
  expect(counted(count, "hora", "horas")).toBe(text);
});
