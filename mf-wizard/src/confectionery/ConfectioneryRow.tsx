import type { ConfectioneryRow as ConfectioneryRowModel } from "shared-contracts/budget-store/confectionery-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { confectioneryLine } from "shared-contracts/pricing/budget-lines";
import { formatTotalQuantity } from "shared-contracts/pricing/quantity";
import { toBaseUnit } from "shared-contracts/pricing/units";
import { Equivalent } from "../rows/Equivalent.tsx";
import { ItemRow } from "../rows/ItemRow.tsx";
import { NameField } from "../rows/NameField.tsx";
import { packPrice, PriceField } from "../rows/PriceField.tsx";
import { QuantityField } from "../rows/QuantityField.tsx";
import { RowActions } from "../rows/RowActions.tsx";
import { RowTotal } from "../rows/RowTotal.tsx";
import { totalQuantityNote } from "../rows/total-quantity-note.ts";

/** One sweet: always × guests; a row in centos explains itself in pieces. */
export const ConfectioneryRow = observer(function ConfectioneryRow({
  row,
}: {
  row: ConfectioneryRowModel;
}) {
  const { confectionery } = useAppState().store;
  const item = row.fields;
  const { quantity, unit, unitPrice } = item;
  const inCentos = unit === "cent";
  return (
    <ItemRow of={row} list={confectionery}>
      <NameField value={item.name} onChange={(name) => row.set("name", name)} />
      <QuantityField
        itemName={item.name}
        page="confectionery"
        value={quantity}
        onChange={(typed) => row.set("quantity", typed)}
        unit={unit}
        onUnitChange={(chosen) => row.set("unit", chosen)}
      />
      <PriceField
        withoutPack={inCentos}
        unit={unit}
        value={unitPrice}
        onChange={(price) => row.set("unitPrice", price)}
      />
      {inCentos ? (
        <Equivalent note={packPrice(unit, unitPrice)}>
          {formatTotalQuantity(toBaseUnit(quantity, unit), unit)} por pessoa
        </Equivalent>
      ) : (
        <Equivalent />
      )}
      <RowTotal cost={row.cost} line={confectioneryLine(item)}>
        {totalQuantityNote(row.quantity, unit)}
      </RowTotal>
      <RowActions of={row} list={confectionery} />
    </ItemRow>
  );
});
