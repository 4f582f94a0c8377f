import {
  type NumberKind,
  otherReading,
  parseNumber,
} from "shared-contracts/numbers/parse-number";
import { type InUnit, readTyped } from "shared-contracts/numbers/read-typed";

/** How a field read a text that the user may have meant otherwise. */
export interface Reading {
  /** The number it stands for in the field. */
  value: number;
  /**
   * The other number it can mean: 1250 for a quantity of "1.250", 1.25 for the same amount of money; null when there is
   * none.
   */
  other: number | null;
  /** The fraction that was rounded up: 2.5 for "2,5" people; null when nothing was. */
  roundedFrom: number | null;
}

/** The reading of a text; null for a text that is a number with one meaning and was not rounded. */
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

/** Money takes a dot before three digits for thousands where a quantity takes it for the decimal one. */
function otherAmount(text: string, value: number): number | null {
  const asQuantity = parseNumber(text, "quantity");
  return asQuantity === value ? null : asQuantity;
}
