import { type Exact, ONE, sum, ZERO } from "shared-contracts/numbers/exact";
import type { ThematicTableItem } from "shared-contracts/parts/thematic-tables";
import { LINE_PARTS, lineCost } from "shared-contracts/platform/rules";

const ONE_GUEST = { guests: ONE, team: ZERO };

/** What items cost for each guest, in reais: the same for any number of guests, also for none. */
export function costPerGuest(items: readonly ThematicTableItem[]): Exact {
  const { line } = LINE_PARTS.thematicTables;
  return sum(items.map((item) => lineCost(line(item), ONE_GUEST)));
}
