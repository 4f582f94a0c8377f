import { exact } from "shared-contracts/numbers/exact";
import { formatBaseQuantity } from "./base-quantity.ts";

test.each([
  [0.5, "g", "0,5 kg"],
  [12.5, "ml", "12,5 L"],
  [0.5, "kg", "0,500 kg"],
  [300, "cent", "300 un"],
])("%d base units of a row in %s are shown as %s", (total, unit, text) => {
  expect(formatBaseQuantity(exact(total), unit)).toBe(text);
});
