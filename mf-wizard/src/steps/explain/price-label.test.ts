import { priceLabel } from "./price-label.ts";

test.each([
  ["g", "Preço por kg"],
  ["gal", "Preço por litro"],
  ["cent", "Preço por unidade"],
])("what a row in %s costs is called %s", (unit, label) => {
  expect(priceLabel(unit)).toBe(label);
});
