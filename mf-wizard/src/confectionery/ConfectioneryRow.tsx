import type { ConfectioneryRow as ConfectioneryRowModel } from "shared-contracts/budget-store/confectionery-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { confectioneryLine } from "shared-contracts/pricing/budget-lines";
import { formatTotalQuantity } from "shared-contracts/pricing/quantity";
import { toBaseUnit } from "shared-contracts/pricing/units";
import { Equivalent } from "../rows/cells/Equivalent.tsx";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { packPrice } from "../rows/cells/PriceField.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { quantityNote } from "../rows/cells/total-quantity-note.ts";

/** One sweet: always × guests; a row in centos explains itself in pieces. */
export const ConfectioneryRow = observer(function ConfectioneryRow({
  row,
}: {
  row: ConfectioneryRowModel;
}) {
  const { confectionery } = useAppState().store;
  const item = row.fields;
  const line = confectioneryLine(item);
  const { quantity, unit, unitPrice } = item;
  const inCentos = unit === "cent";
  return (
    <ItemRow
      of={row}
      list={confectionery}
      part="confectionery"
      lineOf={confectioneryLine}
    >
      <MeasuredCells
        of={row}
        line={line}
        part="confectionery"
        withoutPack={inCentos}
      />
      {inCentos ? (
        <Equivalent note={packPrice(unit, unitPrice)}>
          {formatTotalQuantity(toBaseUnit(quantity, unit), unit)} por pessoa
        </Equivalent>
      ) : (
        <Equivalent />
      )}
      <RowTotal of={row} line={confectioneryLine} note={quantityNote} />
      <RowActions of={row} list={confectionery} />
    </ItemRow>
  );
});
