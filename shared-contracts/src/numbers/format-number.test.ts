import fc from "fast-check";
import { formatDecimal, formatWhole } from "./format-number.ts";
import { type NumberKind, parseNumber } from "./parse-number.ts";

test.each([
  [1500, 2, "1500,00"],
  [0, 2, "0,00"],
  [0.0375, 2, "0,0375"],
  [2.5, 2, "2,50"],
  [1e-7, 2, "0,0000001"],
  [1e9, 2, "1000000000,00"],
  [1500, 0, "1500"],
  [0.35, 0, "0,35"],
  [1.125, 0, "1,125"],
])("%d with at least %d decimals is %s", (value, minimum, text) => {
  expect(formatDecimal(value, minimum)).toBe(text);
});

test.each([
  [1500, "1500"],
  [0, "0"],
  [1e9, "1000000000"],
  [4.5, "5"],
])("the count %d is %s", (value, text) => {
  expect(formatWhole(value)).toBe(text);
});

/** Everything a field can hold: any double, and the short decimals people type. */
const values = fc.oneof(
  fc.double({ min: 0, max: 1e9, noNaN: true }),
  fc.nat(1e9),
  fc
    .tuple(fc.nat(1e9), fc.nat(7))
    .map(([digits, places]) => digits / 10 ** places),
);

test.each<NumberKind>(["money", "quantity", "percent"])(
  "format, parse, format is the identity for %s",
  (kind) => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 2, 3), (value, minimum) => {
        const text = formatDecimal(value, minimum);
        const parsed = parseNumber(text, kind);
        expect(parsed).toBe(value);
        expect(formatDecimal(parsed ?? NaN, minimum)).toBe(text);
      }),
    );
  },
);

test("format, parse, format is the identity for counts [format-parse-identity]", () => {
  fc.assert(
    fc.property(values, (value) => {
      const text = formatWhole(value);
      const parsed = parseNumber(text, "whole");
      expect(parsed).toBe(Math.ceil(value));
      expect(formatWhole(parsed ?? NaN)).toBe(text);
    }),
  );
});
