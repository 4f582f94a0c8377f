import type {
  FoodCategoryModel,
  FoodRow as FoodRowModel,
} from "shared-contracts/budget-store/foods-section";
import { observer } from "shared-contracts/platform/state";
import { foodLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/ItemRow.tsx";
import { MultipliedQuantity } from "../rows/MultipliedQuantity.tsx";
import { MultiplyChips } from "../rows/MultiplyChips.tsx";
import { NameField } from "../rows/NameField.tsx";
import { PriceField } from "../rows/PriceField.tsx";
import { QuantityField } from "../rows/QuantityField.tsx";
import { RowActions } from "../rows/RowActions.tsx";
import { RowTotal } from "../rows/RowTotal.tsx";

export interface FoodRowProps {
  row: FoodRowModel;
  category: FoodCategoryModel;
}

/** One main dish of a category. */
export const FoodRow = observer(function FoodRow({
  row,
  category,
}: FoodRowProps) {
  const item = row.fields;
  return (
    <ItemRow of={row} list={category.list}>
      <NameField value={item.name} onChange={(name) => row.set("name", name)} />
      <QuantityField
        itemName={item.name}
        page="foods"
        value={item.quantityPerPerson}
        onChange={(quantity) => row.set("quantityPerPerson", quantity)}
        unit={item.unit}
        onUnitChange={(unit) => row.set("unit", unit)}
      />
      <PriceField
        unit={item.unit}
        value={item.unitPrice}
        onChange={(price) => row.set("unitPrice", price)}
      />
      <MultiplyChips
        byGuests={item.multiplyByGuests}
        byTeam={item.multiplyByTeam}
        onChange={(field, pressed) => row.set(field, pressed)}
      />
      <RowTotal cost={row.cost} line={foodLine(item)}>
        <MultipliedQuantity quantity={row.quantity} item={item} />
      </RowTotal>
      <RowActions of={row} list={category.list} />
    </ItemRow>
  );
});
