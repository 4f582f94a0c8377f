import type { Actual, ActualEntry } from "../entities/actual.ts";
import { isPlain } from "../entities/plain.ts";
import type { Budget } from "../parts/budget.ts";
import { BILL_PARTS } from "../parts/table.ts";
import { linePlaces } from "../pricing/actual-costs.ts";
import { readAmount, readText } from "./read-field.ts";
import type { Reading } from "./reading.ts";

/** What was spent on the parts and lines that the budget has, or nothing; the rest belongs to deleted lines. */
export function readActual(
  value: unknown,
  budget: Budget,
  reading: Reading,
): { actual?: Actual } {
  if (!isPlain(value)) return {};
  const places = [...BILL_PARTS, ...linePlaces(budget)];
  const entries = places
    .filter((place) => Object.hasOwn(value, place))
    .map((place) => [place, readEntry(value[place], reading)] as const)
    .filter(([, entry]) => Object.keys(entry).length > 0);
  return entries.length > 0 ? { actual: Object.fromEntries(entries) } : {};
}

function readEntry(value: unknown, reading: Reading): ActualEntry {
  if (!isPlain(value)) return {};
  const { paid, bought, note } = value;
  return {
    ...(isGiven(paid) && {
      paid: readAmount(paid, "actual.paid", "money", reading),
    }),
    ...(isGiven(bought) && {
      bought: readAmount(bought, "actual.bought", "quantity", reading),
    }),
    ...(isGiven(note) && { note: readText(note, "actual.note") }),
  };
}

/** An empty field is none: it must not become a cost of 0. */
function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    (typeof value !== "string" || value.trim() !== "")
  );
}
