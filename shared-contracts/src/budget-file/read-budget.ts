import type { Budget } from "../parts/budget.ts";
import { forEachPart } from "../parts/table.ts";
import { newTeamMember } from "../parts/team.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { readActual } from "./read-actual.ts";
import { numberIds } from "./number-ids.ts";
import { isPlain, type Plain, without } from "../entities/plain.ts";
import { plainCopy } from "./plain-copy.ts";
import { entityReader, readList, readPart } from "./read-entity.ts";
import { readEvent } from "./read-event.ts";
import { readFixedCosts } from "./read-fixed-costs.ts";
import { readMargins } from "./read-margins.ts";
import type { Reading, ReadSource } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { WORKING_KEYS } from "./working-keys.ts";

/**
 * A budget with notes on reinterpreted values, or the reason of the refusal; both in Portuguese. `path` is that of the
 * refused value, such as "team[0].cost"; empty for the whole.
 */
export type ReadBudget =
  | { ok: true; budget: Budget; notes: readonly string[] }
  | { ok: false; reason: string; path: string };

/**
 * Reads a budget from a file, a draft or `dados` into canonical form. Missing lists become empty, missing margins 0.30,
 * 0.05 and 0.05, numeric text becomes a number and null 0. Numbers ids, keeps unknown keys, computes totals again. Never
 * throws.
 *
 * @param value An object or JSON text.
 * @param source Decides about numbers out of bounds: `file` and `call` refuse them, `stored` clamps them with a note.
 *   [stored-data-is-never-refused]
 *
 * @example
 *   const read = readBudget(saved.dados);
 *   if (!read.ok) notify({ text: read.reason, tone: "error" });
 */
export function readBudget(
  value: unknown,
  source: ReadSource = "stored",
): ReadBudget {
  try {
    const copy = plainCopy(typeof value === "string" ? parse(value) : value);
    if (!isPlain(copy)) throw new Refusal("não contém dados de orçamento");
    const reading: Reading = { source, notes: [] };
    const budget = normalised(without(copy, WORKING_KEYS), reading);
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

function normalised(data: Plain, reading: Reading): Budget {
  // A row without a quantity must not add people.
  const readMember = entityReader(
    { ...newTeamMember(0), quantity: 0 },
    { quantity: "whole" },
  );
  const { actual, ...rest } = data;
  const budget = withStoredTotals({
    ...rest,
    ...readMargins(data, reading),
    eventData: readEvent(data["eventData"], reading),
    fixedCosts: readFixedCosts(data["fixedCosts"], reading),
    team: numberIds(
      readList(data["team"], "team", (entry, path) =>
        readMember(entry, path, reading),
      ),
    ),
    ...forEachPart((part) => readPart(data[part.key], part, reading)),
  } as Budget);
  return { ...budget, ...readActual(actual, budget, reading) };
}
