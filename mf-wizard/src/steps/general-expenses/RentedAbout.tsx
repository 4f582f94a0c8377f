import type { Row } from "shared-contracts/budget-store/row";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { observer } from "shared-contracts/platform/state";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { aboutWords, takeText } from "./about-words.ts";
import { RowAbout } from "../rows/cells/RowAbout.tsx";

/** Whether an item is rented, and how many whole pieces to take; neither changes its cost. */
export const RentedAbout = observer(function RentedAbout({
  row,
}: {
  row: Row<GeneralExpense>;
}) {
  const { isRented } = row.fields;
  return (
    <RowAbout words={aboutWords(row)}>
      <ToggleChip
        look="attribute"
        label="Alugado"
        pressed={isRented}
        onChange={(rented) => row.set("isRented", rented)}
      />
      <span>{takeText(row)}</span>
    </RowAbout>
  );
});
