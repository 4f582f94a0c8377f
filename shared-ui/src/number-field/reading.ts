import {
  type NumberKind,
  otherReading,
  parseNumber,
} from "shared-contracts/numbers/parse-number";
import type { TypedNumber } from "shared-contracts/numbers/read-typed";

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
  read: TypedNumber | undefined,
): Reading | null {
  if (!read || read.value === null) return null;
  const { value, isWorked, roundedFrom } = read;
  const other = isWorked ? null : otherOf(text, kind, value);
  return other !== null || roundedFrom !== null
    ? { value, other, roundedFrom }
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
