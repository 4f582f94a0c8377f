import { BLANK } from "../catalog/templates/blank.ts";
import type { FixedCosts } from "../entities/fixed-costs.ts";
import { readEntity } from "./read-entity.ts";
import { readAmount } from "./read-field.ts";

/** A text that is an amount and nothing else. */
const NUMERIC_TEXT = /^\s*-?\d[\d.,]*\s*$/;

/** Reads `fixedCosts`. Under an unknown name a number, also as text, is an amount too; anything else is kept as it is (decision 16). */
export function readFixedCosts(value: unknown): FixedCosts {
  const fixedCosts = readEntity<FixedCosts>(
    value ?? {},
    BLANK.fixedCosts,
    "fixedCosts",
  );
  const amounts = Object.entries(fixedCosts).map(([key, amount]) => [
    key,
    isNumeric(amount) ? readAmount(amount, `fixedCosts.${key}`) : amount,
  ]);
  return Object.fromEntries(amounts) as FixedCosts;
}

function isNumeric(value: unknown): boolean {
  return (
    typeof value === "number" ||
    (typeof value === "string" && NUMERIC_TEXT.test(value))
  );
}
