import { BLANK } from "../templates/blank.ts";
import type { FixedCosts } from "../parts/fixed-costs.ts";
import { placeName } from "./place-name.ts";
import { isPlain } from "../entities/plain.ts";
import { readAmount } from "./read-field.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** A text of an amount only. */
const NUMERIC_TEXT = /^\s*-?\d[\d.,]*\s*$/;

/**
 * Reads `fixedCosts`; missing ones are 0. A number under an unknown key, also as text, is an amount too; other values stay
 * as they are. [every-fixed-cost-counts]
 */
export function readFixedCosts(value: unknown, reading: Reading): FixedCosts {
  const costs = value ?? {};
  if (!isPlain(costs))
    throw new Refusal(
      `dados inválidos em ${placeName("fixedCosts")}`,
      "fixedCosts",
    );
  const known = Object.keys(BLANK.fixedCosts).map((key) => [
    key,
    costs[key] ?? 0,
  ]);
  const all = { ...costs, ...(Object.fromEntries(known) as object) };
  const read = Object.entries(all).map(([key, amount]: [string, unknown]) => [
    key,
    key in BLANK.fixedCosts || isNumeric(amount)
      ? readAmount(amount, `fixedCosts.${key}`, "money", reading)
      : amount,
  ]);
  return Object.fromEntries(read) as FixedCosts;
}

function isNumeric(value: unknown): boolean {
  return (
    typeof value === "number" ||
    (typeof value === "string" && NUMERIC_TEXT.test(value))
  );
}
