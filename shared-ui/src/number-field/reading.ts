import {
  type NumberKind,
  otherReading,
  parseNumber,
} from "shared-contracts/numbers/parse-number";
import { type InUnit, readTyped } from "shared-contracts/numbers/read-typed";

/** The reading of a typed text that deserves a hint. */
export interface Reading {
  /** The number that the field took. */
  value: number;
  /** The other possible number, or null: 1250 for "1.250" as a quantity, 1.25 for the same as money. */
  other: number | null;
  /** The fraction that was rounded up, or null: 2.5 for "2,5" people. */
  roundedFrom: number | null;
}

/** The reading of a text; null for an unambiguous number that was not rounded. */
export function readingOf(
  text: string,
  kind: NumberKind,
  inUnit?: InUnit,
): Reading | null {
  const { value, isWorked, roundedFrom } = readTyped(text, kind, inUnit) ?? {};
  if (value === undefined || value === null) return null;
  const other = isWorked ? null : otherOf(text, kind, value);
  return isWorked || other !== null || roundedFrom !== null
    ? { value, other, roundedFrom: roundedFrom ?? null }
    : null;
}

function otherOf(text: string, kind: NumberKind, value: number): number | null {
  return kind === "money" ? otherAmount(text, value) : otherReading(text, kind);
}

/** A dot before three digits groups thousands in money and is the decimal separator in a quantity. */
function otherAmount(text: string, value: number): number | null {
  const asQuantity = parseNumber(text, "quantity");
  return asQuantity === value ? null : asQuantity;
}
