import type {
  FoodCategoryModel,
  FoodRow as FoodRowModel,
} from "shared-contracts/budget-store/foods-section";
import { observer } from "shared-contracts/platform/state";
import { foodLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { multipliedQuantity } from "../rows/cells/MultipliedQuantity.tsx";
import { MultiplyChips } from "../rows/cells/MultiplyChips.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";

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
  const line = foodLine(item);
  return (
    <ItemRow of={row} list={category.list} part="foods" lineOf={foodLine}>
      <MeasuredCells of={row} line={line} part="foods" />
      <MultiplyChips
        of={row}
        byGuests={item.multiplyByGuests}
        byTeam={item.multiplyByTeam}
      />
      <RowTotal of={row} line={foodLine} note={multipliedQuantity} />
      <RowActions of={row} list={category.list} />
    </ItemRow>
  );
});
