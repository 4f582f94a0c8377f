import fc from "fast-check";
import { parseDecimal, parseWhole } from "./parse-number.ts";

test.each([
  ["", 0],
  ["   ", 0],
  [",", 0],
  [".", 0],
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["1.500", 1.5],
  ["0,0375", 0.0375],
  [",5", 0.5],
  ["5,", 5],
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["1.234.567,89", 1234567.89],
  ["1.234.567", 1234.567],
  ["R$ 1.500,00", 1500],
  ["-5", 5],
  ["\u22122,5 kg", 2.5],
  ["12 a 3", 123],
  ["007", 7],
  ["1000000000", 1e9],
  ["1.000.000.000,00", 1e9],
])("as a decimal, %p is %d", (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each([
  ["1.500", 1500],
  ["1,500", 1500],
  ["1.234.567", 1234567],
  ["1500", 1500],
  ["150", 150],
  ["1,5", 1.5],
  ["4.5", 4.5],
  ["1.5000", 1.5],
  ["1.500,50", 1500.5],
  ["", 0],
  ["-20", 20],
])("as a count, %p is %d", (text, value) => {
  expect(parseWhole(text)).toBe(value);
});

test.each([
  "1000000000,01",
  "1000000001",
  "9".repeat(400),
  "NaN",
  " nan ",
  "Infinity",
  "-Infinity",
  "+inf",
  "\u221e",
])("%p is refused", (text) => {
  expect(parseDecimal(text)).toBeNull();
  expect(parseWhole(text)).toBeNull();
});

test("whatever is typed is refused or a number from 0 to 1e9", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,-]{0,14}$/));
  fc.assert(
    fc.property(
      typed,
      fc.constantFrom(parseDecimal, parseWhole),
      (text, parse) => {
        const value = parse(text);
        if (value === null) return;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1e9);
      },
    ),
    { numRuns: 5_000 },
  );
});
