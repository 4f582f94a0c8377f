import Sandwich from "lucide-react/icons/sandwich";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { EmptyList } from "../rows/list/EmptyList.tsx";
import { markFresh } from "../rows/fresh-models.ts";
import { hiddenInGroups } from "../rows/search/hidden-rows.ts";
import { NoHits } from "../rows/search/NoHits.tsx";
import { itemCount } from "../rows/list/item-count.ts";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { unitTexts } from "../rows/cells/unit-texts.ts";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { TableCard } from "./TableCard.tsx";
import { TablesSummary } from "./TablesSummary.tsx";

/** Mesas Temáticas: tables with their items, found by table, item or unit. */
export const TablesStep = observer(function TablesStep() {
  const { thematicTables } = useAppState().store;
  const { tables } = thematicTables;
  const search = useRowSearch((matches) =>
    hiddenInGroups(
      tables,
      ({ fields }) => [fields.name, ...unitTexts(fields.unit)],
      matches,
    ),
  );
  const shown = tables.filter(search.isShown);
  const add = () => void markFresh(thematicTables.addTable());
  return (
    <StepRows rowCount={() => itemCount(tables)}>
      <StepTools search={search} searchLabel="Buscar mesa ou item" />
      {tables.length === 0 ? (
        <EmptyList
          icon={Sandwich}
          action={
            <AddButton look="first" onAdd={add}>
              Adicionar Mesa
            </AddButton>
          }
        >
          Crie uma mesa, como Frios ou Caldos, e adicione os itens com
          quantidade por pessoa e preço.
        </EmptyList>
      ) : shown.length === 0 ? (
        <NoHits search={search} />
      ) : (
        <>
          {shown.map((table) => (
            <TableCard key={table.id} table={table} search={search} />
          ))}
          <AddButton look="group" onAdd={add}>
            Adicionar Mesa
          </AddButton>
        </>
      )}
      <TablesSummary />
    </StepRows>
  );
});
