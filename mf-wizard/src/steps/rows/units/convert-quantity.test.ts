import { convertQuantity } from "./convert-quantity.ts";

test.each([
  [2, "un", "cent", 0.02],
  [0.03, "cent", "un", 3],
  [60, "g", "kg", 0.06],
  [0.0375, "kg", "g", 37.5],
  [0.15, "L", "ml", 150],
  [1, "gal", "L", 20],
  [0.1, "kg", "g", 100],
  [10, "un", "duzia", 0.833333333333],
])("%d %s in %s is %d", (quantity, from, to, converted) => {
  expect(convertQuantity(quantity, from, to)).toBe(converted);
});

test.each([
  ["kg", "un"],
  ["un", "un"],
  ["un", "embalagem"],
  ["g", "ml"],
  ["g", "un"],
  ["cent", "L"],
])("%s and %s: nothing to convert", (from, to) => {
  expect(convertQuantity(2, from, to)).toBeNull();
});
