import type {
  ExpenseGroupModel,
  ExpenseRow as ExpenseRowModel,
} from "shared-contracts/budget-store/general-expenses-section";
import { observer } from "shared-contracts/platform/state";
import { expenseLine } from "shared-contracts/pricing/budget-lines";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { MultiplyChips } from "../rows/cells/MultiplyChips.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { expenseQuantity } from "./ExpenseQuantity.tsx";
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
  const line = expenseLine(item);
  return (
    <ItemRow
      of={row}
      list={group.list}
      part="generalExpenses"
      lineOf={expenseLine}
      layout="attributes"
    >
      <MeasuredCells of={row} line={line} part="generalExpenses" />
      <MultiplyChips
        of={row}
        byGuests={item.multiplyByGuests}
        byTeam={item.multiplyByTeam}
      />
      <RowTotal of={row} line={expenseLine} note={expenseQuantity} />
      <RowActions of={row} list={group.list} />
      <RentedOrBought row={row} />
    </ItemRow>
  );
});
