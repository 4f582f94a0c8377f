import { findUnit, unitLabel } from "../catalog/units.ts";
import { LINE_PARTS, type LinePart } from "./table.ts";

/**
 * The options of a row's unit select: the units of the part, then the row's unit if it is another one. `name` is the full
 * name, such as "grama". [unlisted-unit-stays]
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
