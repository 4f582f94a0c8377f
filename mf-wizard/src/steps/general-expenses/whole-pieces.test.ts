import { exact, toNumber } from "shared-contracts/numbers/exact";
import { wholePieces } from "./whole-pieces.ts";

test.each([
  [12.6, "un", 13],
  [0.001, "embalagem", 1],
  [100.5, "duzia", 101],
])("%d %s are got as %d", (quantity, unit, pieces) => {
  const whole = wholePieces(exact(quantity), unit);
  expect(whole && toNumber(whole)).toBe(pieces);
});

test.each([
  [30, "un"],
  [0, "un"],
  [12.6, "L"],
  [12.6, "g"],
])("%d %s stay as they are", (quantity, unit) => {
  expect(wholePieces(exact(quantity), unit)).toBeNull();
});
