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
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";
import { isPlain, type Plain, plainCopy } from "./plain-copy.ts";
import { readEntity, readGroup, readList } from "./read-entity.ts";
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
  try {
    const copy = plainCopy(typeof value === "string" ? parse(value) : value);
    if (!isPlain(copy)) throw new Refusal("não contém dados de orçamento");
    return { ok: true, budget: normalise(without(copy, WORKING_KEYS)) };
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : "dados ilegíveis";
    return { ok: false, reason };
  }
}

function parse(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

function normalise(data: Plain): Budget {
  const margins = readEntity(
    {
      profitMargin: data["profitMargin"],
      contingency: data["contingency"],
      annualAdjustment: data["annualAdjustment"],
    },
    DEFAULT_MARGINS,
    "margens",
  );
  return withStoredTotals({
    ...data,
    ...margins,
    eventData: readEvent(data["eventData"]),
    fixedCosts: readFixedCosts(data["fixedCosts"]),
    team: numberIds(
      readList(data["team"], "team", (entry, path) =>
        // A row of unknown size must not add people nobody asked for.
        readEntity(entry, { ...newTeamMember(0), quantity: 0 }, path, [
          "quantity",
        ]),
      ),
    ),
    foods: numberGroupIds(
      readList(data["foods"], "foods", (entry, path) =>
        readGroup(entry, newFoodCategory(0), path, (item, itemPath) =>
          readEntity(item, newFoodItem(0), itemPath),
        ),
      ),
      false,
    ),
    drinks: numberIds(
      readList(data["drinks"], "drinks", (entry, path) =>
        readEntity(entry, newDrink(0), path),
      ),
    ),
    garnishes: numberIds(readList(data["garnishes"], "garnishes", readGarnish)),
    confectionery: numberIds(
      readList(data["confectionery"], "confectionery", (entry, path) =>
        readEntity(entry, newConfectioneryItem(0), path),
      ),
    ),
    thematicTables: numberGroupIds(
      readList(data["thematicTables"], "thematicTables", (entry, path) =>
        readGroup(entry, newThematicTable(0), path, (item, itemPath) =>
          readEntity(item, newTableItem(0), itemPath),
        ),
      ),
      true,
    ),
    generalExpenses: numberGroupIds(
      readList(data["generalExpenses"], "generalExpenses", (entry, path) =>
        readGroup(entry, newExpenseGroup(0), path, (item, itemPath) =>
          readEntity(item, newExpenseItem(0), itemPath),
        ),
      ),
      true,
    ),
  });
}
