import type { Row } from "shared-contracts/budget-store/row";
import type { ConfectioneryItem } from "shared-contracts/parts/confectionery";
import {
  formatTotalQuantity,
  toBaseUnit,
} from "shared-contracts/platform/rules";
import { packPrice } from "../rows/cells/PriceField.tsx";
import { Equivalent } from "../rows/units/Equivalent.tsx";

/** How many pieces a row in centos is for each guest; nothing for other units. Render it inside the row's observer. */
export function PiecesPerGuest({ row }: { row: Row<ConfectioneryItem> }) {
  const { quantity, unit, unitPrice } = row.fields;
  if (unit !== "cent") return <Equivalent />;
  return (
    <Equivalent note={packPrice(unit, unitPrice)}>
      {formatTotalQuantity(toBaseUnit(quantity, unit), unit)} por pessoa
    </Equivalent>
  );
}
