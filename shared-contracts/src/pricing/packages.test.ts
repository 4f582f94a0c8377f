import { drinks } from "../parts/drinks.ts";
import { exact, toText } from "../numbers/exact.ts";
import { packagesNeeded } from "./packages.ts";
import { headcount } from "./people-count.ts";

const event = headcount(100, exact(40));

test.each([
  [1050, 350, "ml", 300, "0"],
  [100, 750, "ml", 14, "0.5"],
  [1, 5, "kg", 20, "0"],
  [0.3, 0.1, "L", 300, "0"],
  [0.007, 0.1, "kg", 7, "0"],
  [3, 24, "un", 13, "12"],
  [0, 350, "ml", 0, "0"],
  [0.1, 1, "gal", 10, "0"],
])(
  "%d each in packages of %d %s: %d packages, %s left over",
  (consumptionPerPerson, packageSize, unit, packages, leftover) => {
    const drink = {
      ...drinks.newRow(1),
      consumptionPerPerson,
      packageSize,
      unit,
    };
    const needed = packagesNeeded(drink, event);
    expect(needed?.packages).toBe(packages);
    expect(needed && toText(needed.leftover)).toBe(leftover);
  },
);

test("without a size there is nothing to count [whole-packages]", () => {
  const drink = { ...drinks.newRow(1), consumptionPerPerson: 2 };
  expect(packagesNeeded(drink, event)).toBeNull();
});

test("a size too small to count with is no size", () => {
  const drink = {
    ...drinks.newRow(1),
    consumptionPerPerson: 2,
    packageSize: 5e-324,
  };
  expect(packagesNeeded(drink, event)).toBeNull();
});
