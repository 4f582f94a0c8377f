import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FolderPlus from "lucide-react/icons/folder-plus";
import ListChecks from "lucide-react/icons/list-checks";
import { useState } from "react";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { Menu } from "shared-ui/menu/Menu";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { useStepSession } from "../rows/useStepSession.ts";
import { catalogEntries } from "./catalog/catalog-entries.ts";
import { CatalogDialog } from "./catalog/CatalogDialog.tsx";
import { useCatalog } from "./catalog/useCatalog.ts";
import type { GroupModel, GroupTableProps } from "./part-look.ts";
import { TableGroup } from "./TableGroup.tsx";

/**
 * The groups of a part as one table under one line of column names. A group is open while it has rows to show, unless the
 * user folded it; a search shows the rows without a quantity too.
 */
export const GroupTable = observer(function GroupTable({
  groups,
  section,
  search,
  fold,
  part,
  look,
  onAddGroup,
}: GroupTableProps) {
  const session = useStepSession();
  const [toggled, setToggled] = useState<ReadonlyMap<GroupModel, boolean>>(
    new Map(),
  );
  const isSearching = search.query.trim() !== "";
  const rowsOf = (group: GroupModel) =>
    group.items.filter(
      (row) =>
        search.isShown(row) &&
        (isSearching || fold.isOpen(group) || !fold.isFolded(row)),
    );
  const isOpen = (group: GroupModel) =>
    isSearching || (toggled.get(group) ?? rowsOf(group).length > 0);
  const toggle = (group: GroupModel, open: boolean) =>
    setToggled(new Map(toggled).set(group, open));

  function add(group: GroupModel) {
    toggle(group, true);
    session.add(group.list);
  }

  /** To the group of the row that a phone has open, else to the last open one. */
  function addToOpen() {
    const { openRow } = session;
    const group =
      groups.find(({ items }) => items.some((row) => row === openRow)) ??
      groups.findLast(isOpen) ??
      groups.at(-1);
    if (group) add(group);
  }

  const catalog = useCatalog(part, (rows, picked) => {
    fold.unfold(rows);
    setToggled(
      new Map([...toggled, ...picked.map((group) => [group, true] as const)]),
    );
  });

  const folding = section.groups.filter(({ items }) =>
    items.some(fold.isFolded),
  );
  const allShown = folding.every(fold.isOpen);

  return (
    <Card>
      <ColumnLabels {...part.screen.columns} first />
      {groups.map((group) => (
        <TableGroup
          key={group.id}
          group={group}
          section={section}
          rows={rowsOf(group)}
          isOpen={isOpen(group)}
          onToggle={() => toggle(group, !isOpen(group))}
          onAdd={() => add(group)}
          part={part}
          look={look}
        />
      ))}
      <CardFooter>
        <Button icon={ListChecks} onClick={catalog.open}>
          Adicionar do catálogo
        </Button>
        <AddButton onAdd={addToOpen}>{part.screen.addRow}</AddButton>
        <Button variant="ghost" icon={FolderPlus} onClick={onAddGroup}>
          {`Adicionar ${part.group.title}`}
        </Button>
        {folding.length > 0 && (
          <Menu
            label="Mais"
            icon={EllipsisVertical}
            items={[
              {
                id: "zero",
                label: `${allShown ? "Esconder" : "Mostrar"} itens sem quantidade`,
                icon: allShown ? EyeOff : Eye,
                onSelect: () => fold.setAll(!allShown),
              },
            ]}
          />
        )}
      </CardFooter>
      {catalog.isOpen && (
        <CatalogDialog
          {...catalog.dialog}
          groups={section.groups}
          entries={catalogEntries(
            section.groups,
            ({ fields }) => part.line(fields).quantity === 0,
          )}
        />
      )}
    </Card>
  );
});
