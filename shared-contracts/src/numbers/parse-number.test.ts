import fc from "fast-check";
import {
  type NumberKind,
  otherReading,
  parseNumber,
  readNumber,
} from "./parse-number.ts";
import { readTyped } from "./read-typed.ts";

const KINDS: readonly NumberKind[] = ["money", "quantity", "percent", "whole"];

test.each([
  ["", 0],
  ["   ", 0],
  [",", 0],
  [".", 0],
  ["5,", 5],
  ["R$ 1.500,00", 1500],
  ["12 a 3", 123],
  ["007", 7],
  ["1000000000", 1e9],
  ["1.000.000.000,00", 1e9],
  ["1.000.000", 1_000_000],
  ["-5", 0],
  [" - 5", 0],
  ["\u22122,5 kg", 0],
  ["\u20135", 0],
  ["R$ -5", 0],
  ["-R$ 1.234,56", 0],
  ["R$-5", 0],
  ["R$  -5", 0],
  ["banana", 0],
  ["5 nano", 5],
  ["nano 5", 5],
  ["5 nan", 5],
  ["5 inf", 5],
  ["info 5", 5],
  ["infinita", 0],
])("%p is %d in every field", (text, value) => {
  for (const kind of KINDS) expect(parseNumber(text, kind)).toBe(value);
});

test.each([
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["0,0375", 0.0375],
  [",5", 0.5],
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["1.234.567,89", 1234567.89],
  ["1,234,567", 1234.567],
  ["0.125", 0.125],
  ["00.125", 0.125],
  [".125", 0.125],
  ["1.0005", 1.0005],
  ["1.234.5", 12345],
])("%p is %d as money, quantity and percent", (text, value) => {
  expect(parseNumber(text, "money")).toBe(value);
  expect(parseNumber(text, "quantity")).toBe(value);
  expect(parseNumber(text, "percent")).toBe(value);
});

test.each([
  ["1.000", 1000],
  ["R$ 1.250", 1250],
  ["83.900", 83_900],
  ["010.500", 10_500],
])("as money, %p is %d", (text, value) => {
  expect(parseNumber(text, "money")).toBe(value);
});

test.each([
  ["1.250", 1.25, 1250],
  ["12.500 kg", 12.5, 12_500],
  ["2.000", 2, 2000],
])("as a quantity, %p is %d and may mean %d", (text, value, other) => {
  expect(parseNumber(text, "quantity")).toBe(value);
  expect(otherReading(text, "quantity")).toBe(other);
});

test.each([
  "",
  "1250",
  "1,250",
  "0.125",
  "1.25",
  "1.2505",
  "1.250,5",
  "-1.250",
  " -1.250",
])("as a quantity, %p has one meaning", (text) => {
  expect(otherReading(text, "quantity")).toBeNull();
});

test.each<NumberKind>(["money", "percent", "whole"])(
  "as %s, 1.250 has one meaning",
  (kind) => {
    expect(otherReading("1.250", kind)).toBeNull();
  },
);

test.each([
  ["1.500", 1500, null],
  ["1,500", 1500, null],
  ["1.234.567", 1234567, null],
  ["1500", 1500, null],
  ["2,0", 2, null],
  ["1,5", 2, 1.5],
  ["4.5", 5, 4.5],
  ["1.5000", 2, 1.5],
  ["1.500,50", 1501, 1500.5],
  ["0,01", 1, 0.01],
])("as a count, %p is %d, rounded up from %p", (text, value, from) => {
  expect(parseNumber(text, "whole")).toBe(value);
  expect(readTyped(text, "whole")?.roundedFrom).toBe(from);
});

test("a negative count is 0, not rounded up [minus-is-zero]", () => {
  expect(parseNumber("-2,5", "whole")).toBe(0);
  expect(readTyped("-2,5", "whole")?.roundedFrom).toBeNull();
});

test.each([
  "1000000000,01",
  "1000000001",
  "9".repeat(400),
  "NaN",
  " nan ",
  "-nan",
  "+  nan",
  "Infinity",
  "-Infinity",
  "inf",
  "+inf",
  "-  infinity",
  "\u221e",
])("%p is refused in every field", (text) => {
  for (const kind of KINDS) expect(parseNumber(text, kind)).toBeNull();
});

test.each([
  ["-5", -5],
  ["R$ -7,50", -7.5],
  ["2000000000", 2e9],
  ["2,5", 2.5],
  ["-inf", -Infinity],
  ["nan", NaN],
  ["5 - 3", 53],
  ["-", undefined],
  ["abc", undefined],
  ["", undefined],
])("%p states %p, within bounds or not", (text, value) => {
  expect(readNumber(text, "whole")).toBe(value);
});

test("whatever is typed is refused or a number from 0 to 1e9, and people are whole [number-parsing]", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,-]{0,14}$/));
  fc.assert(
    fc.property(typed, fc.constantFrom(...KINDS), (text, kind) => {
      const value = parseNumber(text, kind);
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1e9);
      if (kind === "whole") expect(Number.isInteger(value)).toBe(true);
    }),
  );
});

test("a long text is read at once", () => {
  const long = 200_000;
  for (const kind of KINDS) {
    expect(parseNumber(".".repeat(long) + ",", kind)).toBe(0);
    expect(parseNumber(" ".repeat(long) + "x", kind)).toBe(0);
  }
});
