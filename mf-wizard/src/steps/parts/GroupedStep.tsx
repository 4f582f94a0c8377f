import type { GroupList } from "shared-contracts/budget-store/group-list";
import type { PartGroup, PartRow } from "shared-contracts/parts/part";
import type { AnyGroupedPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { EmptyList } from "../rows/list/EmptyList.tsx";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { useZeroFold } from "../rows/list/useZeroFold.ts";
import { hiddenInGroups } from "../rows/search/hidden-rows.ts";
import { NoHits } from "shared-ui/search-field/NoHits";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { useStepSession } from "../rows/useStepSession.ts";
import { PartGroupCard } from "./PartGroupCard.tsx";
import type { PartLook } from "./part-look.ts";
import { PartSummary } from "./PartSummary.tsx";
import { searchTexts } from "./search-texts.ts";

interface GroupedStepProps {
  part: AnyGroupedPart;
  look: PartLook;
  section: GroupList<PartGroup<PartRow>, PartRow>;
}

/** The step of a part with groups of rows. */
export const GroupedStep = observer(function GroupedStep({
  part,
  look,
  section,
}: GroupedStepProps) {
  const { groups } = section;
  const Table = look.group?.Table;
  const session = useStepSession();
  const search = useRowSearch((matches) =>
    hiddenInGroups(groups, searchTexts(part), matches),
  );
  const fold = useZeroFold({
    source: groups,
    lists: groups,
    rowsOf: (group) => group.items,
    isZero: ({ fields }) =>
      Table !== undefined && part.line(fields).quantity === 0,
  });
  const shown = groups.filter(search.isShown);
  const add = () => void session.markFresh(section.add());
  const addText = `Adicionar ${part.group.title}`;
  return (
    <StepRows>
      <StepTools search={search} searchLabel={part.screen.search} />
      {groups.length === 0 ? (
        <EmptyList
          icon={look.icon}
          action={
            <AddButton look="first" onAdd={add}>
              {addText}
            </AddButton>
          }
        >
          {part.screen.empty}
        </EmptyList>
      ) : shown.length === 0 ? (
        <NoHits search={search} />
      ) : Table ? (
        <Table
          groups={shown}
          section={section}
          search={search}
          fold={fold}
          part={part}
          look={look}
          onAddGroup={add}
        />
      ) : (
        <>
          {shown.map((group) => (
            <PartGroupCard
              key={group.id}
              group={group}
              section={section}
              search={search}
              part={part}
              look={look}
            />
          ))}
          <AddButton look="group" onAdd={add}>
            {addText}
          </AddButton>
        </>
      )}
      <PartSummary
        part={part}
        look={look}
        groups={groups}
        total={() => section.total}
      />
    </StepRows>
  );
});
