import fc from "fast-check";
import { exact, multiply } from "./exact.ts";
import { decimalText, toCents, toDecimalText, toReais } from "./rounding.ts";

test.each([
  ["0", "0.00"],
  ["0.004", "0.00"],
  ["0.005", "0.01"],
  ["0.0049999999999999999999", "0.00"],
  ["1.005", "1.01"],
  ["1.015", "1.02"],
  ["1.025", "1.03"],
  ["8.345", "8.35"],
  ["35.855", "35.86"],
  ["0.995", "1.00"],
  ["25004", "25004.00"],
  ["9007199254740993.125", "9007199254740993.13"],
  ["-0.005", "-0.01"],
  ["-0.004", "0.00"],
])("%s is %s in cents, half up", (value, text) => {
  expect(toDecimalText(exact(value))).toBe(text);
});

test("a division is rounded once, from its exact value", () => {
  const third = { numerator: exact(100), denominator: exact(3) };
  expect(toCents(third)).toBe(3333n);
  expect(toReais(third)).toBe(33.33);
  const half = { numerator: exact(0.01), denominator: exact(2) };
  expect(toCents(half)).toBe(1n);
  expect(toCents({ numerator: exact(1), denominator: exact(0) })).toBe(0n);
  const negative = { numerator: exact(100), denominator: exact(-3) };
  expect(toCents(negative)).toBe(-3333n);
});

test("rounding moves an amount by half a cent at most, and half goes up [cents-half-up]", () => {
  const thousandths = fc.bigInt(0n, 10n ** 15n);
  fc.assert(
    fc.property(thousandths, (amount) => {
      const rounded = toCents(exact(`${amount}e-3`)) * 10n - amount;
      expect(rounded).toBeGreaterThan(-5n);
      expect(rounded).toBeLessThanOrEqual(5n);
    }),
  );
});

test("the opposite of an amount rounds to the opposite", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
      const amount = exact(value);
      expect(toCents(multiply(amount, exact(-1)))).toBe(-toCents(amount));
    }),
  );
});

test.each<[bigint, number, string]>([
  [5n, 0, "5"],
  [-5n, 0, "-5"],
  [5n, 2, "0.05"],
  [-1234n, 2, "-12.34"],
])("%s in units of 10^-%s is written %s", (units, decimals, text) => {
  expect(decimalText(units, decimals)).toBe(text);
});

test("reais in plain arithmetic are those of the decimal text", () => {
  const units = fc.oneof(fc.maxSafeInteger(), fc.integer());
  fc.assert(
    fc.property(units, fc.nat(25), (units, scale) => {
      const value = { units, scale };
      expect(toReais(value)).toBe(Number(toDecimalText(value)));
    }),
  );
});
