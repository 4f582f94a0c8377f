import {
  type Actual,
  type ActualEntry,
  PLAN_PLACE,
} from "../entities/actual.ts";
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
  // Without a sum there is nothing to compare with a plan.
  const isEntered = entries.some(([, { paid }]) => paid !== undefined);
  const plan = isEntered ? readPlan(value[PLAN_PLACE], places, reading) : {};
  return entries.length > 0
    ? { actual: { ...Object.fromEntries(entries), ...plan } }
    : {};
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

function readPlan(
  value: unknown,
  places: readonly string[],
  reading: Reading,
): Actual {
  const planned = isPlain(value) && value["planned"];
  if (!isPlain(planned)) return {};
  const costs = places
    .filter((place) => Object.hasOwn(planned, place))
    .map((place): [string, number] => [
      place,
      readAmount(planned[place], "actual.planned", "money", reading),
    ]);
  return { [PLAN_PLACE]: { planned: Object.fromEntries(costs) } };
}

/** An empty field is none: it must not become a cost of 0. */
function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    (typeof value !== "string" || value.trim() !== "")
  );
}
