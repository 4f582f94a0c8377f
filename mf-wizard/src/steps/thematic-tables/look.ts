import Sandwich from "lucide-react/icons/sandwich";
import type { ThematicTableItem } from "shared-contracts/parts/thematic-tables";
import type { PartLook } from "../parts/part-look.ts";
import { CostPerGuest } from "./CostPerGuest.tsx";
import { perGuestText } from "./per-guest-text.ts";

export { PartStep } from "../parts/PartStep.tsx";

/** Mesas Temáticas: what each table and item costs for each guest. */
export const look: PartLook<ThematicTableItem> = {
  icon: Sandwich,
  row: { Aside: CostPerGuest },
  group: { folds: true, caption: perGuestText },
  summary: { note: perGuestText },
};
