import type { ThematicTableModel } from "shared-contracts/budget-store/thematic-tables-section";
import { servedLine } from "shared-contracts/pricing/budget-lines";
import { costPerGuest } from "shared-contracts/pricing/line-cost";
import { formatMoney } from "shared-contracts/pricing/money";

/** What a table costs for each guest: "R$ 7,24 por convidado". Read it inside an observer. */
export function perGuestText({ items }: ThematicTableModel): string {
  const cost = costPerGuest(
    items.map(({ fields }) => fields),
    servedLine,
  );
  return `${formatMoney(cost)} por convidado`;
}
