import type { ThematicTableItem } from "shared-contracts/parts/thematic-tables";
import { formatMoney } from "shared-contracts/formats/money";
import type { GroupModel } from "../parts/part-look.ts";
import { costPerGuest } from "./cost-per-guest.ts";

/** What a table costs for each guest: "R$ 7,24 por convidado". Read it inside an observer. */
export function perGuestText({ items }: GroupModel<ThematicTableItem>): string {
  const cost = costPerGuest(items.map(({ fields }) => fields));
  return `${formatMoney(cost)} por convidado`;
}
