import {
  newConfectioneryItem,
  newDrink,
  newExpenseGroup,
  newExpenseItem,
  newFoodCategory,
  newFoodItem,
  newTableItem,
  newTeamMember,
  newThematicTable,
} from "../catalog/defaults.ts";
import { DEFAULT_MARGINS } from "../catalog/margins.ts";
import type { Budget } from "../entities/budget.ts";
import { storingTotals } from "../pricing/with-stored-totals.ts";
import { atOnce, type Turns } from "../turns/turns.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";
import { copyingPlain, isPlain, type Plain } from "./plain-copy.ts";
import { readEntity, readingGroups, readingList } from "./read-entity.ts";
import { readEvent } from "./read-event.ts";
import { readFixedCosts } from "./read-fixed-costs.ts";
import { readGarnish } from "./read-garnish.ts";
import { Refusal } from "./refusal.ts";
import { without, WORKING_KEYS } from "./working-keys.ts";

/** A budget, or in Portuguese why there is none. */
export type ReadBudget =
  { ok: true; budget: Budget } | { ok: false; reason: string };

/**
 * Makes a canonical budget of whatever a file, a draft or `dados` holds, as an object or JSON text (decision 28): missing lists are empty,
 * missing margins 0.30, 0.05 and 0.05, numeric text and null become numbers, ids are numbered, unknown keys stay, stored totals are fresh.
 * A negative number or one above 1e9 refuses the whole. Never throws.
 */
export function readBudget(value: unknown): ReadBudget {
  return atOnce(readingBudget(value));
}

/** As `readBudget`, in turns. */
export function* readingBudget(value: unknown): Turns<ReadBudget> {
  try {
    const copy = yield* copyingPlain(
      typeof value === "string" ? parse(value) : value,
    );
    if (!isPlain(copy)) throw new Refusal("não contém dados de orçamento");
    const budget = yield* normalising(without(copy, WORKING_KEYS));
    return { ok: true, budget };
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : "dados ilegíveis";
    return { ok: false, reason };
  }
}

function parse(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

function* normalising(data: Plain): Turns<Budget> {
  const margins = readEntity(
    {
      profitMargin: data["profitMargin"],
      contingency: data["contingency"],
      annualAdjustment: data["annualAdjustment"],
    },
    DEFAULT_MARGINS,
    "margens",
  );
  return yield* storingTotals({
    ...data,
    ...margins,
    eventData: readEvent(data["eventData"]),
    fixedCosts: readFixedCosts(data["fixedCosts"]),
    team: numberIds(
      yield* readingList(data["team"], "team", (entry, path) =>
        // A row of unknown size must not add people nobody asked for.
        readEntity(entry, { ...newTeamMember(0), quantity: 0 }, path, [
          "quantity",
        ]),
      ),
    ),
    foods: numberGroupIds(
      yield* readingGroups(
        data["foods"],
        "foods",
        newFoodCategory(0),
        (item, path) => readEntity(item, newFoodItem(0), path),
      ),
      false,
    ),
    drinks: numberIds(
      yield* readingList(data["drinks"], "drinks", (entry, path) =>
        readEntity(entry, newDrink(0), path),
      ),
    ),
    garnishes: numberIds(
      yield* readingList(data["garnishes"], "garnishes", readGarnish),
    ),
    confectionery: numberIds(
      yield* readingList(
        data["confectionery"],
        "confectionery",
        (entry, path) => readEntity(entry, newConfectioneryItem(0), path),
      ),
    ),
    thematicTables: numberGroupIds(
      yield* readingGroups(
        data["thematicTables"],
        "thematicTables",
        newThematicTable(0),
        (item, path) => readEntity(item, newTableItem(0), path),
      ),
      true,
    ),
    generalExpenses: numberGroupIds(
      yield* readingGroups(
        data["generalExpenses"],
        "generalExpenses",
        newExpenseGroup(0),
        (item, path) => readEntity(item, newExpenseItem(0), path),
      ),
      true,
    ),
  });
}
