import { toText } from "shared-contracts/numbers/exact";
import { packagePrice } from "./package-price.ts";

test("a package costs its size at the price per base unit", () => {
  const beer = { packageSize: 350, unit: "ml", unitPrice: 12 };
  expect(toText(packagePrice(beer))).toBe("4.2");
});
