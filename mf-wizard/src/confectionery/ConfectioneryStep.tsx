import CakeSlice from "lucide-react/icons/cake-slice";
import { useAppState } from "shared-contracts/federation/app-state";
import { FlatRows } from "../rows/list/FlatRows.tsx";
import { hiddenRows } from "../rows/search/hidden-rows.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { unitTexts } from "../rows/cells/unit-texts.ts";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { ConfectioneryRow } from "./ConfectioneryRow.tsx";
import { ConfectionerySummary } from "./ConfectionerySummary.tsx";

const SHEET_COLUMNS = measuredColumns("confectionery");

/** Confeitaria, found by name or unit. */
export function ConfectioneryStep() {
  const { confectionery } = useAppState().store;
  const search = useRowSearch((matches) =>
    hiddenRows(
      confectionery.rows,
      ({ fields }) => [fields.name, ...unitTexts(fields.unit)],
      matches,
    ),
  );
  return (
    <StepRows rowCount={() => confectionery.rows.length}>
      <StepTools search={search} searchLabel="Buscar item" />
      <FlatRows
        section={confectionery}
        search={search}
        sheetColumns={SHEET_COLUMNS}
        columns={{ name: "Item", fourth: "Equivale a" }}
        label="Confeitaria"
        addLabel="Adicionar Item"
        emptyIcon={CakeSlice}
        emptyText="Adicione bolos e doces com a quantidade por pessoa e o preço."
      >
        {(row) => <ConfectioneryRow key={row.id} row={row} />}
      </FlatRows>
      <ConfectionerySummary />
    </StepRows>
  );
}
