import type { LinePart } from "shared-contracts/parts/table";
import type { PricedLine } from "shared-contracts/parts/part";
import { oddQuantity } from "./odd-quantity.ts";

const line = (quantity: number | "", unit: string): PricedLine => ({
  name: "Arroz",
  quantity,
  unit,
  unitPrice: 22,
  multiplyByGuests: true,
  multiplyByTeam: false,
});

test.each<[number, string, LinePart, string, string | undefined]>([
  [0.06, "g", "foods", "small", "kg"],
  [0.999, "g", "foods", "small", "kg"],
  [0.5, "ml", "drinks", "small", "L"],
  [0.0001, "kg", "foods", "small", undefined],
  [500, "L", "drinks", "large", "ml"],
  [5.001, "kg", "garnishes", "large", "g"],
  [6, "gal", "drinks", "large", "ml"],
  [51, "un", "garnishes", "large", undefined],
  [1, "cent", "confectionery", "large", "un"],
  [6, "dezena", "generalExpenses", "large", "un"],
  [1, "cent", "generalExpenses", "large", "duzia"],
])(
  "%d %s in %s is too %s and may mean %s",
  (quantity, unit, part, size, likelyUnit) => {
    expect(oddQuantity(line(quantity, unit), part)).toEqual({
      size,
      likelyUnit,
    });
  },
);

test.each<[number | "", string]>([
  [1, "g"],
  [5, "kg"],
  [5000, "ml"],
  [50, "un"],
  [0.01, "un"],
  [0, "g"],
  ["", "kg"],
])("%p %s is usual", (quantity, unit) => {
  expect(oddQuantity(line(quantity, unit), "foods")).toBeNull();
});

test("a line that is multiplied by nobody is never odd", () => {
  const fixed = { ...line(300, "kg"), multiplyByGuests: false };
  expect(oddQuantity(fixed, "foods")).toBeNull();
  expect(oddQuantity({ ...fixed, multiplyByTeam: true }, "foods")).toEqual({
    size: "large",
    likelyUnit: "g",
  });
});
