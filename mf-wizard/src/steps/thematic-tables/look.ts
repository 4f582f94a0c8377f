import Sandwich from "lucide-react/icons/sandwich";
import type { ThematicTableItem } from "shared-contracts/parts/thematic-tables";
import type { PartLook, GroupModel } from "../parts/part-look.ts";
import { CostPerGuest } from "./CostPerGuest.tsx";
import { formatMoney } from "shared-contracts/formats/money";
import { costPerGuest } from "./cost-per-guest.ts";

/** What a table costs for each guest: "R$ 7,24 por convidado". Read it inside an observer. */
function perGuestText({ items }: GroupModel<ThematicTableItem>): string {
  const cost = costPerGuest(items.map(({ fields }) => fields));
  return `${formatMoney(cost)} por convidado`;
}

export { PartStep } from "../parts/PartStep.tsx";

/** Mesas Temáticas: what each table and item costs for each guest. */
export const look: PartLook<ThematicTableItem> = {
  icon: Sandwich,
  row: { Aside: CostPerGuest },
  group: { folds: true, caption: perGuestText },
  summary: { note: perGuestText },
};
