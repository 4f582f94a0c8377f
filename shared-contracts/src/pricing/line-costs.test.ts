import {
  newConfectioneryItem,
  newDrink,
  newExpenseItem,
  newFoodItem,
  newGarnish,
  newTableItem,
} from "../catalog/defaults.ts";
import { type Exact, exact, toText } from "../numbers/exact.ts";
import {
  confectioneryItemCost,
  confectioneryItemQuantity,
} from "./confectionery-cost.ts";
import { drinkCost, drinkQuantity } from "./drink-cost.ts";
import { expenseItemCost, expenseItemQuantity } from "./expense-cost.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { foodItemCost, foodItemQuantity } from "./food-cost.ts";
import { garnishCost, garnishQuantity } from "./garnish-cost.ts";
import { headcount } from "./people-count.ts";
import { tableItemCost, tableItemQuantity } from "./table-cost.ts";
import { teamCost, teamMemberCost, teamSize } from "./team-cost.ts";

const event = headcount(100, exact(40));
const texts = (...values: Exact[]) => values.map(toText);

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
    const food = { ...newFoodItem(1), ...row, quantityPerPerson: quantity };
    const drink = { ...newDrink(1), ...row, consumptionPerPerson: quantity };
    const expense = { ...newExpenseItem(1), ...row, quantity };
    expect(
      texts(foodItemQuantity(food, event), foodItemCost(food, event)),
    ).toEqual([total, cost]);
    expect(texts(drinkQuantity(drink, event), drinkCost(drink, event))).toEqual(
      [total, cost],
    );
    expect(
      texts(
        expenseItemQuantity(expense, event),
        expenseItemCost(expense, event),
      ),
    ).toEqual([total, cost]);
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
    const garnish = { ...newGarnish(1), ...row, quantityPerPerson: quantity };
    const sweet = { ...newConfectioneryItem(1), ...row, quantity };
    const item = { ...newTableItem(1), ...row, quantityPerPerson: quantity };
    expect(
      texts(garnishQuantity(garnish, event), garnishCost(garnish, event)),
    ).toEqual([total, cost]);
    expect(
      texts(
        confectioneryItemQuantity(sweet, event),
        confectioneryItemCost(sweet, event),
      ),
    ).toEqual([total, cost]);
    expect(
      texts(tableItemQuantity(item, event), tableItemCost(item, event)),
    ).toEqual([total, cost]);
  },
);

test("a garnish without a quantity yet costs nothing", () => {
  const garnish = { ...newGarnish(1), unitPrice: 32 };
  expect(toText(garnishCost(garnish, event))).toBe("0");
});

test("rented, for beer or alcoholic: the cost is the same", () => {
  const chair = { ...newExpenseItem(1), quantity: 1, unitPrice: 4.9 };
  const rented = { ...chair, isRented: true };
  expect(expenseItemCost(rented, event)).toEqual(expenseItemCost(chair, event));
  const drink = { ...newDrink(1), consumptionPerPerson: 2, unitPrice: 4.2 };
  const beer = { ...drink, isForBeer: true, isAlcoholic: true, packageSize: 6 };
  expect(drinkCost(beer, event)).toEqual(drinkCost(drink, event));
});

test("the team costs and counts all of its rows", () => {
  const team = [
    { quantity: 5, cost: 210 },
    { quantity: 3, cost: 199.99 },
    { quantity: 23, cost: 0 },
  ];
  expect(toText(teamMemberCost({ quantity: 3, cost: 199.99 }))).toBe("599.97");
  expect(toText(teamCost(team))).toBe("1649.97");
  expect(toText(teamSize(team))).toBe("31");
});

test("every numeric fixed cost counts, known or not, and nothing else does", () => {
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
