/** Budgets for property tests: any amounts the entities allow, every unit, every toggle. */
import fc from "fast-check";
import { UNITS } from "../catalog/units.ts";
import { BLANK } from "../templates/blank.ts";
import { type Budget, emptyParts } from "../parts/budget.ts";

/** Amounts as people type them, down to 1e-7 and up to 1e9, and any double between. */
const arbitraryAmount = fc.oneof(
  { weight: 4, arbitrary: fc.nat(999_999).map((digits) => digits / 1000) },
  { weight: 2, arbitrary: fc.nat(1e9).map((digits) => digits / 100) },
  { weight: 1, arbitrary: fc.nat(99).map((digits) => digits * 1e-7) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1e9, noNaN: true }) },
);

const unit = fc.constantFrom(...UNITS.map(({ id }) => id), "caixa");
const name = fc.constantFrom("a", "b", "c");
const rowBase = { id: fc.nat(), name, unit, unitPrice: arbitraryAmount };
const toggles = {
  multiplyByGuests: fc.boolean(),
  multiplyByTeam: fc.boolean(),
};
const quantity = arbitraryAmount;
const quantityPerPerson = arbitraryAmount;
const few = { maxLength: 5 };

const foodItem = fc.record({ ...rowBase, ...toggles, quantityPerPerson });
const tableItem = fc.record({ ...rowBase, quantityPerPerson });
const expenseItem = fc.record({
  ...rowBase,
  ...toggles,
  quantity,
  isRented: fc.boolean(),
});
const groupBase = { id: fc.nat(), name };

/** Any budget. */
export const arbitraryBudget: fc.Arbitrary<Budget> = fc
  .record({
    eventData: fc.nat(2000).map((guests) => ({ ...BLANK.eventData, guests })),
    fixedCosts: fc.record({
      kitchenRent: arbitraryAmount,
      insurance: arbitraryAmount,
      marketing: arbitraryAmount,
      other: arbitraryAmount,
      technicalVisit: arbitraryAmount,
      transportLoading: arbitraryAmount,
      freights: arbitraryAmount,
    }),
    profitMargin: fc.nat(100).map((percent) => percent / 100),
    contingency: fc.nat(1000).map((permille) => permille / 1000),
    annualAdjustment: fc.nat(50).map((percent) => percent / 100),
    team: fc.array(
      fc.record({
        ...groupBase,
        role: fc.constantFrom("garcom", "maitre", "custom"),
        quantity: fc.nat(50),
        cost: arbitraryAmount,
      }),
      few,
    ),
    foods: fc.array(
      fc.record({ ...groupBase, items: fc.array(foodItem, few) }),
      few,
    ),
    drinks: fc.array(
      fc.record({
        ...rowBase,
        ...toggles,
        consumptionPerPerson: arbitraryAmount,
        packageSize: arbitraryAmount,
        isAlcoholic: fc.boolean(),
        isForBeer: fc.boolean(),
      }),
      few,
    ),
    garnishes: fc.array(
      fc.record({
        ...rowBase,
        quantityPerPerson: fc.oneof(arbitraryAmount, fc.constant("" as const)),
      }),
      few,
    ),
    confectionery: fc.array(fc.record({ ...rowBase, quantity }), few),
    thematicTables: fc.array(
      fc.record({ ...groupBase, items: fc.array(tableItem, few) }),
      few,
    ),
    generalExpenses: fc.array(
      fc.record({ ...groupBase, items: fc.array(expenseItem, few) }),
      few,
    ),
  })
  .map((budget) => ({ ...emptyParts(), ...budget }));
