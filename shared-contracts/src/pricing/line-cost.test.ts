import { confectionery } from "../parts/confectionery.ts";
import { drinks } from "../parts/drinks.ts";
import { foods } from "../parts/foods.ts";
import { garnishes } from "../parts/garnishes.ts";
import { generalExpenses } from "../parts/general-expenses.ts";
import { thematicTables } from "../parts/thematic-tables.ts";
import { exact, toText } from "../numbers/exact.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { lineCost, lineQuantity } from "./line-cost.ts";
import type { PricedLine } from "../parts/part.ts";
import { headcount } from "./people-count.ts";
import { teamCost, teamMemberCost, teamSize } from "./team-cost.ts";

const event = headcount(100, exact(40));

/** The quantity of a line in base units, and its cost. */
const priced = (line: PricedLine) => [
  toText(lineQuantity(line, event)),
  toText(lineCost(line, event)),
];

// quantity in the unit, price, × guests, × team, then: total quantity in base units, cost
const MULTIPLIED = [
  [120, "g", 83, true, false, "12", "996"],
  [0.05, "gal", 0.75, false, true, "40", "30"],
  [50, "ml", 9, true, true, "7", "63"],
  [1, "un", 180, false, false, "1", "180"],
  [500, "g", 12, false, false, "0.5", "6"],
  [0.4, "L", 12.5, false, false, "0.4", "5"],
  [0.3, "dezena", 1.1, true, false, "300", "330"],
  [0.1, "duzia", 0.35, true, false, "120", "42"],
  [0.2, "embalagem", 3.5, true, false, "20", "70"],
  [1e-7, "kg", 1e-7, true, false, "0.00001", "0.000000000001"],
] as const;

test.each(MULTIPLIED)(
  "%d %s at %d (guests %p, team %p): %s, R$ %s for foods, drinks and operational items",
  (
    quantity,
    unit,
    unitPrice,
    multiplyByGuests,
    multiplyByTeam,
    total,
    cost,
  ) => {
    const row = { unit, unitPrice, multiplyByGuests, multiplyByTeam };
    const food = { ...foods.newRow(1), ...row, quantityPerPerson: quantity };
    const drink = {
      ...drinks.newRow(1),
      ...row,
      consumptionPerPerson: quantity,
    };
    const expense = { ...generalExpenses.newRow(1), ...row, quantity };
    expect(priced(foods.line(food))).toEqual([total, cost]);
    expect(priced(drinks.line(drink))).toEqual([total, cost]);
    expect(priced(generalExpenses.line(expense))).toEqual([total, cost]);
  },
);

const PER_GUEST = [
  [6, "un", 2.8, "600", "1680"],
  [60, "g", 18, "6", "108"],
  [0.03, "cent", 1.5, "300", "450"],
  [0.06, "kg", 32, "6", "192"],
] as const;

test.each(PER_GUEST)(
  "%d %s at %d: %s, R$ %s for garnishes, confectionery and table items",
  (quantity, unit, unitPrice, total, cost) => {
    const row = { unit, unitPrice };
    const garnish = {
      ...garnishes.newRow(1),
      ...row,
      quantityPerPerson: quantity,
    };
    const sweet = { ...confectionery.newRow(1), ...row, quantity };
    const item = {
      ...thematicTables.newRow(1),
      ...row,
      quantityPerPerson: quantity,
    };
    expect(priced(garnishes.line(garnish))).toEqual([total, cost]);
    expect(priced(confectionery.line(sweet))).toEqual([total, cost]);
    expect(priced(thematicTables.line(item))).toEqual([total, cost]);
  },
);

test("a garnish follows the guests whatever else it says", () => {
  const garnish = { ...garnishes.newRow(1), quantityPerPerson: 1 };
  const said = { ...garnish, multiplyByGuests: false, multiplyByTeam: true };
  expect(priced(garnishes.line(said))).toEqual(priced(garnishes.line(garnish)));
});

test("a garnish without a quantity yet costs nothing", () => {
  const garnish = { ...garnishes.newRow(1), unitPrice: 32 };
  expect(priced(garnishes.line(garnish))).toEqual(["0", "0"]);
});

test("rented, for beer or alcoholic: the cost is the same [labels-cost-nothing]", () => {
  const chair = { ...generalExpenses.newRow(1), quantity: 1, unitPrice: 4.9 };
  const rented = { ...chair, isRented: true };
  expect(priced(generalExpenses.line(rented))).toEqual(
    priced(generalExpenses.line(chair)),
  );
  const drink = {
    ...drinks.newRow(1),
    consumptionPerPerson: 2,
    unitPrice: 4.2,
  };
  const beer = { ...drink, isForBeer: true, isAlcoholic: true, packageSize: 6 };
  expect(priced(drinks.line(beer))).toEqual(priced(drinks.line(drink)));
});

test("the team costs and counts all of its rows [team-cost]", () => {
  const team = [
    { quantity: 5, cost: 210 },
    { quantity: 3, cost: 199.99 },
    { quantity: 23, cost: 0 },
  ];
  expect(toText(teamMemberCost({ quantity: 3, cost: 199.99 }))).toBe("599.97");
  expect(toText(teamCost(team))).toBe("1649.97");
  expect(toText(teamSize(team))).toBe("31");
});

test("every numeric fixed cost counts, known or not, and nothing else does [every-fixed-cost-counts]", () => {
  const fixedCosts = {
    kitchenRent: 250.1,
    insurance: 37.2,
    permit: 12.7,
    note: "pago",
    list: [1],
    missing: null,
  };
  expect(toText(fixedCostsTotal(fixedCosts))).toBe("300");
});
