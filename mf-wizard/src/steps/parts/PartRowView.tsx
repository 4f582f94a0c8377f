import { useCallback } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { RowList } from "shared-contracts/budget-store/row-list";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { Equivalent } from "../rows/units/Equivalent.tsx";
import { MeasuredCells } from "../rows/units/MeasuredCells.tsx";
import { MultiplyChips } from "../rows/cells/MultiplyChips.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { quantityNote } from "../rows/hints/total-quantity-note.ts";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { useIsOpen, usePhoneRows } from "../rows/open-row.ts";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { useSettled } from "../typing/useSettled.ts";
import type { PartLook } from "./part-look.ts";

interface PartRowViewProps {
  row: Row<PartRow>;
  /** Its list. */
  list: RowList<PartRow>;
  part: AnyPart;
  look: PartLook;
}

/** One row of a part. Its fields show what is typed by themselves; it is drawn again when typing pauses. */
export const PartRowView = observer(function PartRowView({
  row,
  list,
  part,
  look,
}: PartRowViewProps) {
  const { key, line: lineOf, multipliedBy, screen } = part;
  const { Aside = Equivalent, withoutPack, note, About } = look.row ?? {};
  const line = lineOf(useSettled(useCallback(() => row.fields, [row])));
  const isMultiplied = multipliedBy === "row";
  const phone = usePhoneRows();
  const isOpen = useIsOpen(row);
  if (phone && !isOpen)
    return (
      <phone.ClosedRow
        of={row}
        line={line}
        isMultiplied={isMultiplied}
        note={note ?? quantityNote}
      />
    );
  return (
    <ItemRow
      of={row}
      list={list}
      part={key}
      lineOf={lineOf}
      layout={About && "about"}
      opens={row}
    >
      <MeasuredCells
        of={row}
        line={line}
        part={key}
        nameLabel={screen.rowName}
        withoutPack={withoutPack?.(line) === true}
      />
      {isMultiplied ? (
        <MultiplyChips
          of={row}
          byGuests={line.multiplyByGuests}
          byTeam={line.multiplyByTeam}
        />
      ) : (
        <Aside row={row} />
      )}
      <RowTotal of={row} line={lineOf} note={note ?? quantityNote} />
      <RowActions of={row} list={list} worded={phone !== null} />
      {About && <About row={row} />}
      {phone && <phone.Foot of={row} />}
    </ItemRow>
  );
});
