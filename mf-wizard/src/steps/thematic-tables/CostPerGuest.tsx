import type { Row } from "shared-contracts/budget-store/row";
import type { ThematicTableItem } from "shared-contracts/parts/thematic-tables";
import { formatMoney } from "shared-contracts/formats/money";
import { Equivalent } from "../rows/units/Equivalent.tsx";
import { costPerGuest } from "./cost-per-guest.ts";

/** What an item costs for each guest. Render it inside the row's observer. */
export function CostPerGuest({ row }: { row: Row<ThematicTableItem> }) {
  return (
    <Equivalent label="Por convidado" align="end">
      {formatMoney(costPerGuest([row.fields]))}
    </Equivalent>
  );
}
