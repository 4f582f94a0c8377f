import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";
import { LINE_PARTS, type LinePart } from "shared-contracts/parts/table";
import { newTeamMember } from "shared-contracts/parts/team";

/** The rows of one step in a large budget. */
export const LARGE = 2000;

/** The sample budget with 2,000 rows in one of its parts. */
export function largeBudget(part: LinePart | "team"): Budget {
  if (part === "team")
    return { ...SAMPLE_100, team: rows((id) => newTeamMember(id)) };
  const { group, newRow } = LINE_PARTS[part];
  const items = rows<object>(newRow);
  const content = group ? [{ id: 1, name: "Tudo", items }] : items;
  return { ...SAMPLE_100, [part]: content };
}

function rows<T>(make: (id: number) => T): T[] {
  return Array.from({ length: LARGE }, (_, index) => ({
    ...make(index + 1),
    name: `Item ${index + 1}`,
  }));
}
