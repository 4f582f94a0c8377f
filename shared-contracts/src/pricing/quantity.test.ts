import { formatCount } from "../formats/count.ts";
import { exact } from "../numbers/exact.ts";
import { formatTotalQuantity } from "./quantity.ts";

test.each([
  [14.4, "g", "14,4 kg"],
  [178.1, "g", "178,1 kg"],
  [6, "g", "6 kg"],
  [0.9995, "g", "999,500 g"],
  [1, "ml", "1 L"],
  [0.5, "ml", "500 ml"],
  [0.5, "L", "0,500 L"],
  [1500.25, "kg", "1.500,250 kg"],
  [40, "gal", "40 L"],
  [300, "cent", "300 un"],
  [20, "embalagem", "20 emb."],
  [3, "caixa", "3 caixa"],
  [0, "g", "0 g"],
])(
  "a total of %d base units of a row in %s is shown as %s",
  (total, unit, text) => {
    expect(formatTotalQuantity(exact(total), unit)).toBe(text);
  },
);

test.each([
  [3.3, "un", "3,3 un"],
  [0.4, "L", "0,4 L"],
  [16.8, "g", "16,8 kg"],
  [0.0005, "g", "0,5 g"],
])("%d base units of a row in %s are written as %s", (total, unit, text) => {
  expect(formatTotalQuantity(exact(total), unit, formatCount)).toBe(text);
});
