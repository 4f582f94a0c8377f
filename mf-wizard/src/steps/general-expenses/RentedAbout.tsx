import type { Row } from "shared-contracts/budget-store/row";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { RowAbout } from "../rows/cells/RowAbout.tsx";

/** Whether an item is rented, which never changes its cost. Render it inside the row's observer. */
export function RentedAbout({ row }: { row: Row<GeneralExpense> }) {
  const { isRented } = row.fields;
  return (
    <RowAbout words={[isRented && "Alugado"]}>
      <ToggleChip
        look="attribute"
        label="Alugado"
        pressed={isRented}
        onChange={(rented) => row.set("isRented", rented)}
      />
    </RowAbout>
  );
}
