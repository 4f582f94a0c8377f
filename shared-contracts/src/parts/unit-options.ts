import { findUnit, unitLabel } from "../catalog/units.ts";
import { LINE_PARTS, type LinePart } from "./table.ts";

/**
 * The choices of a row's unit select: what the part offers, then the row's own unit if it is not among them. `name` is
 * the unit in full, such as "grama".
 */
export function unitOptions(
  part: LinePart,
  rowUnit: string,
): { value: string; label: string; name: string }[] {
  const offered: readonly string[] = LINE_PARTS[part].units;
  const ids = offered.includes(rowUnit) ? offered : [...offered, rowUnit];
  return ids.map((id) => ({
    value: id,
    label: unitLabel(id),
    name: findUnit(id)?.name ?? id,
  }));
}
