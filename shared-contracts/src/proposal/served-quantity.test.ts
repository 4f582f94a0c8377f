import { exact } from "../numbers/exact.ts";
import { servedQuantity } from "./served-quantity.ts";

test.each([
  ["164.4", "un", "165 un"],
  ["34.25", "un", "35 un"],
  ["300", "cent", "300 un"],
  ["24", "dz", "24 un"],
  ["13.7", "g", "13,7 kg"],
  ["2.055", "kg", "2,1 kg"],
  ["137", "ml", "137 L"],
  ["1500", "L", "1.500 L"],
  ["40", "gal", "40 L"],
  ["0.1", "kg", "0,1 kg"],
  ["0.0642", "kg", "64 g"],
  ["0.05", "L", "50 ml"],
  ["0.0001", "g", "1 g"],
  ["0.2", "pct", "1 pacote"],
  ["19.5", "embalagem", "20 embalagens"],
  ["2.5", "caixa", "3 caixa"],
])("%s of a row in %s are %j [proposal-quantities]", (quantity, unit, text) => {
  expect(servedQuantity(exact(quantity), unit)).toBe(text);
});
