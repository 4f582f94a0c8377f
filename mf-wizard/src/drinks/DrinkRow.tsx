import type { DrinkRow as DrinkRowModel } from "shared-contracts/budget-store/drinks-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { drinkLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/ItemRow.tsx";
import { MultipliedQuantity } from "../rows/MultipliedQuantity.tsx";
import { MultiplyChips } from "../rows/MultiplyChips.tsx";
import { NameField } from "../rows/NameField.tsx";
import { PriceField } from "../rows/PriceField.tsx";
import { QuantityField } from "../rows/QuantityField.tsx";
import { RowActions } from "../rows/RowActions.tsx";
import { RowTotal } from "../rows/RowTotal.tsx";
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
  return (
    <ItemRow of={row} list={drinks} layout="two-lines">
      <NameField
        label="Nome da bebida"
        value={drink.name}
        onChange={(name) => row.set("name", name)}
      />
      <QuantityField
        itemName={drink.name}
        page="drinks"
        value={drink.consumptionPerPerson}
        onChange={(quantity) => row.set("consumptionPerPerson", quantity)}
        unit={drink.unit}
        onUnitChange={(unit) => row.set("unit", unit)}
      />
      <PriceField
        withoutPack
        unit={drink.unit}
        value={drink.unitPrice}
        onChange={(price) => row.set("unitPrice", price)}
      />
      <MultiplyChips
        byGuests={drink.multiplyByGuests}
        byTeam={drink.multiplyByTeam}
        onChange={(field, pressed) => row.set(field, pressed)}
      />
      <RowTotal cost={row.cost} line={drinkLine(drink)}>
        <MultipliedQuantity quantity={row.quantity} item={drink} />
      </RowTotal>
      <RowActions of={row} list={drinks} />
      <DrinkKind row={row} />
      <DrinkPackages row={row} />
    </ItemRow>
  );
});
