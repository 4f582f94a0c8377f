import type { ThematicTableModel } from "shared-contracts/budget-store/thematic-tables-section";
import { formatMoney } from "shared-contracts/pricing/money";
import { tableCostPerGuest } from "shared-contracts/pricing/table-cost";

/** What a table costs for each guest: "R$ 7,24 por convidado". Read it inside an observer. */
export function perGuestText({ items }: ThematicTableModel): string {
  const cost = tableCostPerGuest({ items: items.map(({ fields }) => fields) });
  return `${formatMoney(cost)} por convidado`;
}
