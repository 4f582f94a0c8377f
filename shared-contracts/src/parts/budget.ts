import type { EventData } from "../entities/event-data.ts";
import type { Margins } from "../entities/margins.ts";
import type { FixedCosts } from "./fixed-costs.ts";
import { forEachPart, type LinePart, type LineParts } from "./table.ts";
import type { TeamMember } from "./team.ts";

/** What a part holds: its groups, or its rows. */
type ContentOf<Part> = Part extends {
  group: { newGroup: (id: number) => infer Group };
}
  ? Group[]
  : Part extends { newRow: (id: number) => infer Row }
    ? Row[]
    : never;

type Parts = { [Part in LinePart]: ContentOf<LineParts[Part]> };

/**
 * A whole budget in its canonical shape: what the wire calls `dados`.
 * Unknown keys survive load and save. Foreign or old data becomes this through `budget-file/read-budget`.
 */
export interface Budget extends Margins, Parts {
  eventData: EventData;
  fixedCosts: FixedCosts;
  team: TeamMember[];
  [unknownKey: string]: unknown;
}

/** All parts of the table without a row. */
export function emptyParts(): Pick<Budget, LinePart> {
  return forEachPart(() => []);
}
