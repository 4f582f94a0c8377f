import { useState } from "react";
import type { GroupList } from "shared-contracts/budget-store/group-list";
import type { PartGroup, PartRow } from "shared-contracts/parts/part";
import type { AnyGroupedPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { EmptyRow } from "../rows/list/EmptyRow.tsx";
import { GroupCard } from "../rows/list/GroupCard.tsx";
import { RowList } from "../rows/list/RowList.tsx";
import { nameNewRow } from "../rows/cells/name-row.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import type { RowSearch } from "../rows/search/useRowSearch.ts";
import { useStepSession } from "../rows/useStepSession.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import { PartRowView } from "./PartRowView.tsx";
import type { GroupModel, PartLook } from "./part-look.ts";

interface PartGroupCardProps {
  group: GroupModel;
  section: GroupList<PartGroup<PartRow>, PartRow>;
  search: RowSearch;
  part: AnyGroupedPart;
  look: PartLook;
}

/** A group of a part with its rows. A search opens groups with matches. */
export const PartGroupCard = observer(function PartGroupCard({
  group,
  section,
  search,
  part,
  look,
}: PartGroupCardProps) {
  const [closed, setClosed] = useState(false);
  const open = !closed || search.query.trim() !== "";
  const { folds, caption } = look.group ?? {};
  const { noun } = part.group;
  const session = useStepSession();
  const add = () => void session.add(group.list);
  const empty = group.items.length === 0;
  const shown = group.items.filter(search.isShown);
  return (
    <GroupCard
      group={group}
      list={{ rows: section.groups, move: section.move }}
      kind={noun}
      caption={
        <LiveText text={() => caption?.(group, open) ?? `Total da ${noun}`} />
      }
      {...(folds && { fold: { open, onToggle: () => setClosed(open) } })}
      onDuplicate={() => {
        const copy = section.duplicate(group.id);
        if (copy) session.markFresh(copy);
      }}
      onDelete={() => section.remove(group.id)}
      onAddItem={add}
    >
      {!empty && <ColumnLabels {...part.screen.columns} />}
      <RowList
        label={`Itens de ${group.name}`}
        sheet={{
          list: group.list,
          columns: measuredColumns(part.key),
          nameRow: (row, name) => nameNewRow(row, name, part.impliedBy),
        }}
        onAddRow={add}
      >
        {empty && <EmptyRow>{`Nenhum item nesta ${noun}.`}</EmptyRow>}
        <WindowedRows rows={shown}>
          {(row) => (
            <PartRowView
              key={row.id}
              row={row}
              list={group.list}
              part={part}
              look={look}
            />
          )}
        </WindowedRows>
      </RowList>
      <CardFooter>
        <AddButton onAdd={add}>{part.screen.addRow}</AddButton>
      </CardFooter>
    </GroupCard>
  );
});
