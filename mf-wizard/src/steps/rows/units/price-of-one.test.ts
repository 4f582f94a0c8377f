import { toText } from "shared-contracts/numbers/exact";
import { priceOfOne } from "./price-of-one.ts";

test("the price of a whole pack follows from the price per base unit [pack-price]", () => {
  expect(toText(priceOfOne("cent", 1.5))).toBe("150");
  expect(toText(priceOfOne("gal", 0.75))).toBe("15");
});
