import { LINE_PARTS, baseUnit } from "shared-contracts/platform/rules";
import type { SavedRow, SuggestedPart } from "./saved-row.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Computed from the others, or the row's own. */
const NEVER_TAKEN = new Set(["id", "total", "packagesNeeded"]);

/**
 * What choosing a saved row changes in a row: its name, and whatever the row itself does not say yet, being empty or as
 * a new row has it. Unit, quantity and package go together, and a price only with a unit it fits.
 */
export function takenFields(
  part: SuggestedPart,
  row: Fields,
  { name, fields: saved, unit: savedUnit }: SavedRow,
): Fields {
  // How many people are needed depends on the guests.
  if (part === "team")
    return { name, ...(row["cost"] === 0 && { cost: saved["cost"] }) };
  const { newRow, impliedBy, quantityField: quantity } = LINE_PARTS[part];
  const created: Fields = {
    ...newRow(0),
    ...impliedBy?.(String(row["name"])),
  };
  const isOwn = (field: string) => row[field] !== created[field];
  const measure = new Set(["unit", quantity, "packageSize"]);
  const takesMeasure =
    !Number(row[quantity]) && (!isOwn("unit") || row["unit"] === saved["unit"]);
  const unit = takesMeasure ? saved["unit"] : row["unit"];
  const takesPrice =
    row["unitPrice"] === 0 && baseUnit(String(unit)) === savedUnit;
  const taken = Object.keys(created).filter((field) => {
    if (NEVER_TAKEN.has(field) || !(field in saved)) return false;
    if (field === "unitPrice") return takesPrice;
    if (measure.has(field))
      return takesMeasure && !(field === "packageSize" && isOwn(field));
    return !isOwn(field);
  });
  return {
    ...Object.fromEntries(taken.map((field) => [field, saved[field]])),
    name,
  };
}
