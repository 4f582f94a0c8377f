import { lazy, useCallback } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { RowList } from "shared-contracts/budget-store/row-list";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { RecipeLine } from "../recipe/RecipeLine.tsx";
import { Equivalent } from "../rows/units/Equivalent.tsx";
import { MeasuredCells } from "../rows/units/MeasuredCells.tsx";
import { MultiplyChips } from "../rows/cells/MultiplyChips.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { quantityNote } from "../rows/hints/total-quantity-note.ts";
import { CollapsedRow } from "../rows/list/CollapsedRow.tsx";
import collapsed from "../rows/list/CollapsedRow.module.css";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { OpenRowFoot } from "../rows/list/OpenRowFoot.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { BookLine } from "../suggestions/BookLine.tsx";
import { useStepSession } from "../rows/useStepSession.ts";
import { useSettled } from "../typing/useSettled.ts";
import type { PartLook } from "./part-look.ts";

const RecipeWays = lazy(async () => {
  const { RecipeWays: ways } = await import("../recipe/RecipeWays.tsx");
  return { default: ways };
});

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
  const {
    Aside = Equivalent,
    withoutPack,
    note,
    words,
    About,
  } = look.row ?? {};
  const fields = useSettled(useCallback(() => row.fields, [row]));
  const line = lineOf(fields);
  const isMultiplied = multipliedBy === "row";
  const session = useStepSession();
  const isPhone = useIsPhone();
  if (isPhone && !session.isOpen(row))
    return (
      <CollapsedRow
        row={row}
        line={line}
        isMultiplied={isMultiplied}
        note={note ?? quantityNote}
        words={words?.(row)}
      >
        {fields.recipe && <RecipeLine row={row} className={collapsed.hint} />}
      </CollapsedRow>
    );
  return (
    <ItemRow
      row={row}
      list={list}
      part={key}
      lineOf={lineOf}
      layout={About && "about"}
      opens={isPhone ? row : undefined}
    >
      <MeasuredCells
        row={row}
        line={line}
        part={key}
        nameLabel={screen.rowName}
        withoutPack={withoutPack?.(line) === true}
        ways={(leave) => <RecipeWays row={row} part={part} leave={leave} />}
      />
      {isMultiplied ? (
        <MultiplyChips
          row={row}
          byGuests={line.multiplyByGuests}
          byTeam={line.multiplyByTeam}
        />
      ) : (
        <Aside row={row} />
      )}
      <RowTotal row={row} line={lineOf} note={note ?? quantityNote} />
      <RowActions row={row} list={list} worded={isPhone} />
      {About && <About row={row} />}
      {fields.recipe ? (
        <RecipeLine row={row} />
      ) : (
        <BookLine row={row} line={line} part={key} />
      )}
      {isPhone && <OpenRowFoot row={row} />}
    </ItemRow>
  );
});
