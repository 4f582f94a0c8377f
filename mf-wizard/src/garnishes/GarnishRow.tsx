import type { GarnishRow as GarnishRowModel } from "shared-contracts/budget-store/garnishes-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { servedLine } from "shared-contracts/pricing/budget-lines";
import { formatMoney } from "shared-contracts/pricing/money";
import { baseUnit, priceOfOne } from "shared-contracts/pricing/units";
import { Equivalent } from "../rows/cells/Equivalent.tsx";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { quantityNote } from "../rows/cells/total-quantity-note.ts";

/** One garnish or portion: always × guests; pieces say what a hundred of them cost. */
export const GarnishRow = observer(function GarnishRow({
  row,
}: {
  row: GarnishRowModel;
}) {
  const { garnishes } = useAppState().store;
  const item = row.fields;
  const line = servedLine(item);
  const pieces = baseUnit(item.unit) === "un" && item.unitPrice > 0;
  return (
    <ItemRow of={row} list={garnishes} part="garnishes" lineOf={servedLine}>
      <MeasuredCells
        of={row}
        line={line}
        part="garnishes"
        withoutPack={pieces}
      />
      {pieces ? (
        <Equivalent note="o cento">
          {formatMoney(priceOfOne("cent", item.unitPrice))}
        </Equivalent>
      ) : (
        <Equivalent />
      )}
      <RowTotal of={row} line={servedLine} note={quantityNote} />
      <RowActions of={row} list={garnishes} />
    </ItemRow>
  );
});
