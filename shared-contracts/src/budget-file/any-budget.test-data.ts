import fc from "fast-check";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { BLANK } from "../templates/blank.ts";
import { UNITS } from "../catalog/units.ts";
import type { Budget } from "../parts/budget.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";

const amount = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.double({ min: 0, max: 1_000_000_000, noNaN: true }).map((x) => x + 0),
  fc.integer({ min: 0, max: 1_000_000 }).map((mills) => mills / 1000),
);
const people = fc.integer({ min: 0, max: 1_000_000_000 });
const text = fc.string({ unit: "grapheme", maxLength: 12 });
const unit = fc.constantFrom(...UNITS.map(({ id }) => id));
const flag = fc.boolean();
const id = fc.constant(0);
/** An unknown key; what it holds avoids the prototype keys, which reading drops. */
const brand = {
  brand: fc.oneof(text, fc.array(amount), fc.record({ maker: text })),
};

const row = { id, name: text, unit, unitPrice: amount };
const toggles = { multiplyByGuests: flag, multiplyByTeam: flag };
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
const group = <T>(item: fc.Arbitrary<T>) =>
  fc.record({ id, name: text, items: list(item) });

/** Budgets in canonical shape with any amounts, units, texts and some unknown keys. */
export const anyBudget: fc.Arbitrary<Budget> = fc
  .record({
    guests: people,
    city: text,
    profitMargin: fc.oneof(
      fc.constantFrom(0, 0.3, 1),
      fc.double({ min: 0, max: 1, noNaN: true }).map((x) => x + 0),
    ),
    decor: amount,
    team: list(
      fc.record({ id, role: text, name: text, quantity: people, cost: amount }),
    ),
    foods: list(
      group(fc.record({ ...row, ...toggles, quantityPerPerson: amount })),
    ),
    drinks: list(
      fc.record({
        ...row,
        ...toggles,
        ...brand,
        consumptionPerPerson: amount,
        packageSize: amount,
        isAlcoholic: flag,
        isForBeer: flag,
      }),
    ),
    garnishes: list(
      fc.record({
        ...row,
        quantityPerPerson: fc.oneof(amount, fc.constant("" as const)),
      }),
    ),
    confectionery: list(fc.record({ ...row, quantity: amount })),
    thematicTables: list(
      group(fc.record({ ...row, quantityPerPerson: amount })),
    ),
    generalExpenses: list(
      group(
        fc.record({ ...row, ...toggles, quantity: amount, isRented: flag }),
      ),
    ),
  })
  .map(({ guests, city, decor, ...parts }) => ({
    ...BLANK,
    ...parts,
    eventData: { ...SAMPLE_100.eventData, guests, city },
    fixedCosts: { ...SAMPLE_100.fixedCosts, decor },
    team: numberIds(parts.team),
    foods: numberGroupIds(parts.foods, false),
    drinks: numberIds(parts.drinks),
    garnishes: numberIds(parts.garnishes),
    confectionery: numberIds(parts.confectionery),
    thematicTables: numberGroupIds(parts.thematicTables, true),
    generalExpenses: numberGroupIds(parts.generalExpenses, true),
  }));
