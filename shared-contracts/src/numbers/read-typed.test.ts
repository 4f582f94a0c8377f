import fc from "fast-check";
import { type InUnit, readTyped } from "./read-typed.ts";

const IN_GRAMS: InUnit = (amount, unit) =>
  unit === "kg" ? amount * 1000 : unit === "g" ? amount : null;

test.each([
  ["2*3", 6],
  ["2 x 3", 6],
  ["1/4", 0.25],
  ["3+4", 7],
  ["10-3", 7],
  ["0,1+0,2", 0.3],
  ["2+3*4", 14],
  ["1/3*3", 1],
  ["2/3", 0.666666666667],
  ["-5+12", 7],
  ["3-5", 0],
  ["(3+4)*2", 14],
  ["2*(1,5 + (4-3)) g", 5],
  ["(1)", 1],
  ["10/(2-4)", 0],
  ["-(2-5)", 3],
  ["0,2kg", 200],
  ["500 g", 500],
  ["0,1kg", 100],
])("%s is %d [typed-sums-and-units]", (text, value) => {
  expect(readTyped(text, "quantity", IN_GRAMS)?.value).toBe(value);
});

test.each([
  "abc",
  "2*",
  "2**3",
  "*3",
  "1/0",
  "1/(2-2)",
  "1/(1/0)",
  "2 ml",
  "kg",
  "2kg3",
  "(2",
  "2)",
  "()",
  "2(3)",
  "1 2*3(",
])("%s cannot be read", (text) => {
  expect(readTyped(text, "quantity", IN_GRAMS)).toBeUndefined();
});

test("a price reads its dots as thousands in a sum, too", () => {
  expect(readTyped("R$ 1.250*2", "money")?.value).toBe(2500);
  expect(readTyped("R$ 12,90", "money")).toEqual({
    value: 12.9,
    isWorked: false,
    roundedFrom: null,
  });
});

test("part people of a sum are rounded up, and a unit is none", () => {
  expect(readTyped("5/2", "whole")).toEqual({
    value: 3,
    isWorked: true,
    roundedFrom: 2.5,
  });
  expect(readTyped("150 kg", "whole")).toBeUndefined();
});

test.each(["NaN", "-∞", "1000000001", "50000*50000"])(
  "%s is refused [largest-number]",
  (text) => {
    expect(readTyped(text, "quantity")?.value).toBeNull();
  },
);

test.each(["", "-", "-5", "R$"])("%j is 0 [minus-is-zero]", (text) => {
  expect(readTyped(text, "quantity")?.value).toBe(0);
});

/** A sum in hundredths, as a person types it, and its result in ten-thousandths. */
interface Sum {
  text: string;
  result: bigint;
}

const sums = fc.letrec<{ sum: Sum; factor: Sum }>((tie) => ({
  factor: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 0, max: 99_999 }).map((hundredths) => ({
      text: (hundredths / 100).toFixed(2).replace(".", ","),
      result: BigInt(hundredths) * 100n,
    })),
    tie("sum").map(({ text, result }) => ({ text: `(${text})`, result })),
  ),
  sum: fc
    .array(fc.tuple(fc.constantFrom("+", "-", " + ", "−"), tie("factor")), {
      minLength: 2,
      maxLength: 4,
    })
    .map((parts) => ({
      text: parts
        .map(([operator, { text }], at) => (at === 0 ? "" : operator) + text)
        .join(""),
      result: parts.reduce(
        (total, [operator, { result }], at) =>
          at === 0 || operator.includes("+") ? total + result : total - result,
        0n,
      ),
    })),
}));

test("a sum of decimals is exact, with parentheses and without [exact-decimals]", () => {
  fc.assert(
    fc.property(sums.sum, ({ text, result }) => {
      const expected = result < 0n ? 0 : Number(result) / 10_000;
      expect(readTyped(text, "quantity")?.value).toBe(expected);
    }),
  );
});

test("no text makes the reader throw, and what it reads is from 0 to 1e9", () => {
  const typed = fc.string({
    unit: fc.constantFrom(..."0123456789.,+-*x/() kgRS$".split("")),
    maxLength: 40,
  });
  fc.assert(
    fc.property(typed, (text) => {
      const value = readTyped(text, "quantity", IN_GRAMS)?.value ?? 0;
      expect(value >= 0 && value <= 1e9).toBe(true);
    }),
  );
});
