import type { Actual } from "../entities/actual.ts";
import type { EventData } from "../entities/event-data.ts";
import type { Margins } from "../entities/margins.ts";
import type { FixedCosts } from "./fixed-costs.ts";
import { forEachPart, type LinePart, type LineParts } from "./table.ts";
import type { TeamMember } from "./team.ts";

/** The content of a part in `dados`: its groups, or its rows. */
type ContentOf<Part> = Part extends {
  group: { newGroup: (id: number) => infer Group };
}
  ? Group[]
  : Part extends { newRow: (id: number) => infer Row }
    ? Row[]
    : never;

type Parts = { [Part in LinePart]: ContentOf<LineParts[Part]> };

/** A budget in canonical form: `dados` of the API. Keeps unknown keys. `readBudget` makes one of any other data. */
export interface Budget extends Margins, Parts {
  eventData: EventData;
  fixedCosts: FixedCosts;
  team: TeamMember[];
  /** What was really spent. */
  actual?: Actual;
  [unknownKey: string]: unknown;
}

/** Every part of the table, without rows. */
export function emptyParts(): Pick<Budget, LinePart> {
  return forEachPart(() => []);
}
