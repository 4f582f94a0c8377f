import type { LinePart } from "shared-contracts/parts/table";
import { unitOptions } from "shared-contracts/platform/rules";
import { convertQuantity } from "./convert-quantity.ts";

/** A unit that a row of the part offers, by its id, its label or its name, with or without a plural s or a dot. */
export function namedUnit(
  part: LinePart,
  rowUnit: string,
  text: string,
): string | undefined {
  const wanted = plain(text);
  return unitOptions(part, rowUnit).find(
    ({ value, label, name }) =>
      value !== "" && [value, label, name].map(plain).includes(wanted),
  )?.value;
}

/**
 * What an amount in a typed unit is in the row's unit; null for a unit of another kind, or that the row does not offer.
 */
export function inRowUnit(
  part: LinePart,
  rowUnit: string,
  amount: number,
  typed: string,
): number | null {
  const unit = namedUnit(part, rowUnit, typed);
  if (unit === undefined) return null;
  return unit === rowUnit ? amount : convertQuantity(amount, unit, rowUnit);
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\.$/, "").replace(/s$/, "");
}
