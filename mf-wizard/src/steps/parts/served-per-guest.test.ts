import { toText } from "shared-contracts/numbers/exact";
import { servedPerGuest } from "./served-per-guest.ts";

const SERVINGS = [
  { quantity: 1050, unit: "ml" },
  { quantity: 0.05, unit: "gal", multiplyByGuests: false },
  { quantity: 0.13, unit: "L", multiplyByGuests: true },
  { quantity: 0.03, unit: "cent" },
  { quantity: 3, unit: "un" },
  { quantity: 60, unit: "g" },
  { quantity: "" as const, unit: "kg" },
];

test.each([
  ["L", "1.18"],
  ["un", "6"],
  ["kg", "0.06"],
] as const)("adds up what guests get in %s", (base, expected) => {
  expect(toText(servedPerGuest(SERVINGS, base))).toBe(expected);
});
