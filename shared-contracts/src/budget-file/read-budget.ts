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
import type { Budget } from "../entities/budget.ts";
import { storingTotals } from "../pricing/with-stored-totals.ts";
import { atOnce, type Turns } from "../turns/turns.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";
import { copyingPlain, isPlain, type Plain } from "./plain-copy.ts";
import { readEntity, readingGroups, readingList } from "./read-entity.ts";
import { readEvent } from "./read-event.ts";
import { readFixedCosts } from "./read-fixed-costs.ts";
import { readGarnish } from "./read-garnish.ts";
import { readMargins } from "./read-margins.ts";
import type { Reading, ReadSource } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { without, WORKING_KEYS } from "./working-keys.ts";

/** A budget with what was reinterpreted, or why there is none; both in Portuguese. `path` leads to what was refused, such as "team[0].cost"; empty for the whole. */
export type ReadBudget =
  | { ok: true; budget: Budget; notes: readonly string[] }
  | { ok: false; reason: string; path: string };

/**
 * Makes a canonical budget of whatever a file, a draft or `dados` holds, as an object or JSON text: missing lists are empty,
 * missing margins 0.30, 0.05 and 0.05, numeric text and null become numbers, ids are numbered, unknown keys stay, stored totals are fresh.
 * `source` decides what becomes of numbers out of bounds. Never throws.
 */
export function readBudget(
  value: unknown,
  source: ReadSource = "stored",
): ReadBudget {
  return atOnce(readingBudget(value, source));
}

/** As `readBudget`, in turns. */
export function* readingBudget(
  value: unknown,
  source: ReadSource = "stored",
): Turns<ReadBudget> {
  try {
    const copy = yield* copyingPlain(
      typeof value === "string" ? parse(value) : value,
    );
    if (!isPlain(copy)) throw new Refusal("não contém dados de orçamento");
    const reading: Reading = { source, notes: [] };
    const budget = yield* normalising(without(copy, WORKING_KEYS), reading);
    return { ok: true, budget, notes: reading.notes };
  } catch (error) {
    if (!(error instanceof Refusal))
      return { ok: false, reason: "dados ilegíveis", path: "" };
    return { ok: false, reason: error.message, path: error.path };
  }
}

function parse(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

function* normalising(data: Plain, reading: Reading): Turns<Budget> {
  return yield* storingTotals({
    ...data,
    ...readMargins(data, reading),
    eventData: readEvent(data["eventData"], reading),
    fixedCosts: readFixedCosts(data["fixedCosts"], reading),
    team: numberIds(
      yield* readingList(data["team"], "team", (entry, path) =>
        // A row of unknown size must not add people nobody asked for.
        readEntity(entry, { ...newTeamMember(0), quantity: 0 }, path, reading, {
          quantity: "whole",
        }),
      ),
    ),
    foods: numberGroupIds(
      yield* readingGroups(
        data["foods"],
        "foods",
        newFoodCategory(0),
        reading,
        (item, path) => readEntity(item, newFoodItem(0), path, reading),
      ),
      false,
    ),
    drinks: numberIds(
      yield* readingList(data["drinks"], "drinks", (entry, path) =>
        readEntity(entry, newDrink(0), path, reading),
      ),
    ),
    garnishes: numberIds(
      yield* readingList(data["garnishes"], "garnishes", (entry, path) =>
        readGarnish(entry, path, reading),
      ),
    ),
    confectionery: numberIds(
      yield* readingList(
        data["confectionery"],
        "confectionery",
        (entry, path) =>
          readEntity(entry, newConfectioneryItem(0), path, reading),
      ),
    ),
    thematicTables: numberGroupIds(
      yield* readingGroups(
        data["thematicTables"],
        "thematicTables",
        newThematicTable(0),
        reading,
        (item, path) => readEntity(item, newTableItem(0), path, reading),
      ),
      true,
    ),
    generalExpenses: numberGroupIds(
      yield* readingGroups(
        data["generalExpenses"],
        "generalExpenses",
        newExpenseGroup(0),
        reading,
        (item, path) => readEntity(item, newExpenseItem(0), path, reading),
      ),
      true,
    ),
  });
}
