import type { DrinkRow as DrinkRowModel } from "shared-contracts/budget-store/drinks-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { drinkLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { multipliedQuantity } from "../rows/cells/MultipliedQuantity.tsx";
import { MultiplyChips } from "../rows/cells/MultiplyChips.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { DrinkKind } from "./DrinkKind.tsx";
import { DrinkPackages } from "./DrinkPackages.tsx";

/** One drink, on two lines: what it costs, and how it is bought. */
export const DrinkRow = observer(function DrinkRow({
  row,
}: {
  row: DrinkRowModel;
}) {
  const { drinks } = useAppState().store;
  const drink = row.fields;
  const line = drinkLine(drink);
  return (
    <ItemRow
      of={row}
      list={drinks}
      part="drinks"
      lineOf={drinkLine}
      layout="two-lines"
    >
      <MeasuredCells
        of={row}
        line={line}
        part="drinks"
        nameLabel="Nome da bebida"
        withoutPack
      />
      <MultiplyChips
        of={row}
        byGuests={drink.multiplyByGuests}
        byTeam={drink.multiplyByTeam}
      />
      <RowTotal of={row} line={drinkLine} note={multipliedQuantity} />
      <RowActions of={row} list={drinks} />
      <DrinkKind row={row} />
      <DrinkPackages row={row} />
    </ItemRow>
  );
});
