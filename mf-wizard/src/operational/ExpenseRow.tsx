import type {
  ExpenseGroupModel,
  ExpenseRow as ExpenseRowModel,
} from "shared-contracts/budget-store/general-expenses-section";
import { observer } from "shared-contracts/platform/state";
import { expenseLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/ItemRow.tsx";
import { MultiplyChips } from "../rows/MultiplyChips.tsx";
import { NameField } from "../rows/NameField.tsx";
import { PriceField } from "../rows/PriceField.tsx";
import { QuantityField } from "../rows/QuantityField.tsx";
import { RowActions } from "../rows/RowActions.tsx";
import { RowTotal } from "../rows/RowTotal.tsx";
import { ExpenseQuantity } from "./ExpenseQuantity.tsx";
import { RentedOrBought } from "./RentedOrBought.tsx";

interface ExpenseRowProps {
  row: ExpenseRowModel;
  group: ExpenseGroupModel;
}

/** One operational item, rented or bought. */
export const ExpenseRow = observer(function ExpenseRow({
  row,
  group,
}: ExpenseRowProps) {
  const item = row.fields;
  return (
    <ItemRow of={row} list={group.list} layout="attributes">
      <NameField value={item.name} onChange={(name) => row.set("name", name)}>
        <RentedOrBought row={row} />
      </NameField>
      <QuantityField
        itemName={item.name}
        per="all"
        page="generalExpenses"
        value={item.quantity}
        onChange={(quantity) => row.set("quantity", quantity)}
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
      <RowTotal cost={row.cost} line={expenseLine(item)}>
        <ExpenseQuantity row={row} />
      </RowTotal>
      <RowActions of={row} list={group.list} />
    </ItemRow>
  );
});
