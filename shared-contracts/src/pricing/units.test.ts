import { exact, toText } from "../numbers/exact.ts";
import { baseUnit, toBaseUnit } from "./units.ts";

test.each([
  ["g", 120, "0.12", "kg"],
  ["kg", 1.5, "1.5", "kg"],
  ["ml", 350, "0.35", "L"],
  ["L", 0.4, "0.4", "L"],
  ["gal", 0.05, "1", "L"],
  ["un", 6, "6", "un"],
  ["dz", 2, "24", "un"],
  ["duzia", 0.5, "6", "un"],
  ["cent", 0.03, "3", "un"],
  ["dezena", 0.3, "3", "un"],
  ["pct", 4, "4", "un"],
  ["embalagem", 0.2, "0.2", "un"],
  ["caixa", 7, "7", "un"],
] as const)(
  "%s: %d of it is %s %s [unit-conversion]",
  (unit, quantity, inBase, base) => {
    expect(toText(toBaseUnit(quantity, unit))).toBe(inBase);
    expect(baseUnit(unit)).toBe(base);
  },
);

test("an empty quantity is 0", () => {
  expect(toBaseUnit("", "kg")).toEqual(exact(0));
});
