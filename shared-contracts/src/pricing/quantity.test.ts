import { exact } from "../numbers/exact.ts";
import {
  formatBaseQuantity,
  formatCount,
  formatQuantity,
  formatTotalQuantity,
  formatWrittenQuantity,
} from "./quantity.ts";

test.each([
  [14400, "g", "14,4 kg"],
  [178100, "g", "178,1 kg"],
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
  [14.4, "g", "14,4 kg"],
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

test.each([
  [3.3, "un", "3,3 un"],
  [0.4, "L", "0,4 L"],
  [16.8, "g", "16,8 kg"],
  [0.0005, "g", "0,5 g"],
])("%d base units of a row in %s are written as %s", (total, unit, text) => {
  expect(formatWrittenQuantity(exact(total), unit)).toBe(text);
});

test.each([
  [0.5, "g", "0,5 kg"],
  [12.5, "ml", "12,5 L"],
  [0.5, "kg", "0,500 kg"],
  [300, "cent", "300 un"],
])("%d base units of a row in %s are shown as %s", (total, unit, text) => {
  expect(formatBaseQuantity(exact(total), unit)).toBe(text);
});

test.each([
  [13.5, "13,5"],
  [6.2, "6,2"],
  [180, "180"],
  [1500, "1.500"],
  [0.0375, "0,038"],
])("people and hours: %d is shown as %s", (count, text) => {
  expect(formatCount(exact(count))).toBe(text);
});
