import type { RowList } from "shared-contracts/budget-store/row-list";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { EmptyList } from "../rows/list/EmptyList.tsx";
import { RowList as RowListArea } from "../rows/list/RowList.tsx";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { nameNewRow } from "../rows/cells/name-row.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { hiddenRows } from "../rows/search/hidden-rows.ts";
import { NoHits } from "shared-ui/search-field/NoHits";
import { type RowSearch, useRowSearch } from "../rows/search/useRowSearch.ts";
import { useStepSession } from "../rows/useStepSession.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import type { PartLook } from "./part-look.ts";
import { PartRowView } from "./PartRowView.tsx";
import { PartSummary } from "./PartSummary.tsx";
import { searchTexts } from "./search-texts.ts";

interface FlatStepProps {
  part: AnyPart;
  look: PartLook;
  section: RowList<PartRow>;
}

/** The step of a part with one list of rows. */
export function FlatStep({ part, look, section }: FlatStepProps) {
  const search = useRowSearch((matches) =>
    hiddenRows(section.rows, searchTexts(part), matches),
  );
  return (
    <StepRows>
      <StepTools search={search} searchLabel={part.screen.search} />
      <Rows part={part} look={look} section={section} search={search} />
      <PartSummary part={part} look={look} total={() => section.total} />
    </StepRows>
  );
}

/** The card of the step: labels, rows and the add button; or the empty state. */
const Rows = observer(function Rows({
  part,
  look,
  section,
  search,
}: FlatStepProps & { search: RowSearch }) {
  const { addRow, columns, empty } = part.screen;
  const session = useStepSession();
  const add = () => void session.add(section);
  if (section.rows.length === 0) {
    return (
      <EmptyList
        icon={look.icon}
        action={
          <AddButton look="first" onAdd={add}>
            {addRow}
          </AddButton>
        }
      >
        {empty}
      </EmptyList>
    );
  }
  const shown = section.rows.filter(search.isShown);
  if (shown.length === 0) return <NoHits search={search} />;
  return (
    <Card>
      <ColumnLabels {...columns} first />
      <RowListArea
        label={part.label}
        sheet={{
          list: section,
          columns: measuredColumns(part.key),
          nameRow: (row, name) => nameNewRow(row, name, part.impliedBy),
        }}
        onAddRow={add}
      >
        <WindowedRows rows={shown}>
          {(row) => (
            <PartRowView
              key={row.id}
              row={row}
              list={section}
              part={part}
              look={look}
            />
          )}
        </WindowedRows>
      </RowListArea>
      <CardFooter>
        <AddButton onAdd={add}>{addRow}</AddButton>
      </CardFooter>
    </Card>
  );
});
