import {
  type NumberKind,
  otherReading,
  parseNumber,
  roundedUpFrom,
} from "shared-contracts/numbers/parse-number";

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

/** The reading of a text; null for a text that has one meaning and was not rounded. */
export function readingOf(text: string, kind: NumberKind): Reading | null {
  const value = parseNumber(text, kind);
  if (value === null) return null;
  const other =
    kind === "money" ? otherAmount(text, value) : otherReading(text, kind);
  const roundedFrom = kind === "whole" ? roundedUpFrom(text) : null;
  return other === null && roundedFrom === null
    ? null
    : { value, other, roundedFrom };
}

/** Money takes a dot before three digits for thousands where a quantity takes it for the decimal one. */
function otherAmount(text: string, value: number): number | null {
  const asQuantity = parseNumber(text, "quantity");
  return asQuantity === value ? null : asQuantity;
}
