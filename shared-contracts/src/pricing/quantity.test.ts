import { exact } from "../numbers/exact.ts";
import { formatQuantity, formatTotalQuantity } from "./quantity.ts";

test.each([
  [14400, "g", "14,400 kg"],
  [6000, "g", "6 kg"],
  [1000, "ml", "1 L"],
  [999, "ml", "999 ml"],
  [999.5, "g", "999,500 g"],
  [0.4, "L", "0,400 L"],
  [180, "un", "180 un"],
  [1500, "un", "1.500 un"],
  [1500.25, "kg", "1.500,250 kg"],
  [0.03, "cent", "0,030 cento"],
  [20, "embalagem", "20 emb."],
  [0.0005, "kg", "0,001 kg"],
  [3, "caixa", "3 caixa"],
])("%d %s is shown as %s", (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text);
});

test.each([
  [14.4, "g", "14,400 kg"],
  [0.5, "ml", "500 ml"],
  [0.5, "L", "0,500 L"],
  [40, "gal", "40 L"],
  [300, "cent", "300 un"],
  [20, "embalagem", "20 emb."],
  [0, "g", "0 g"],
])(
  "a total of %d base units of a row in %s is shown as %s",
  (total, unit, text) => {
    expect(formatTotalQuantity(exact(total), unit)).toBe(text);
  },
);
