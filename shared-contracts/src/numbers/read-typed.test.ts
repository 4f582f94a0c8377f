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
  ["0,2kg", 200],
  ["500 g", 500],
  ["0,1kg", 100],
])("%s is %d [typed-sums-and-units]", (text, value) => {
  expect(readTyped(text, "quantity", IN_GRAMS)?.value).toBe(value);
});

test.each(["abc", "2*", "2**3", "*3", "1/0", "2 ml", "kg", "2kg3", "(2)"])(
  "%s cannot be read",
  (text) => {
    expect(readTyped(text, "quantity", IN_GRAMS)).toBeUndefined();
  },
);

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
