import Croissant from "lucide-react/icons/croissant";
import { useAppState } from "shared-contracts/federation/app-state";
import { FlatRows } from "../rows/list/FlatRows.tsx";
import { hiddenRows } from "../rows/search/hidden-rows.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { unitTexts } from "../rows/cells/unit-texts.ts";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { GarnishesSummary } from "./GarnishesSummary.tsx";
import { GarnishRow } from "./GarnishRow.tsx";

const SHEET_COLUMNS = measuredColumns("garnishes");

/** Bocadilhos e Porções, found by name or unit. */
export function GarnishesStep() {
  const { garnishes } = useAppState().store;
  const search = useRowSearch((matches) =>
    hiddenRows(
      garnishes.rows,
      ({ fields }) => [fields.name, ...unitTexts(fields.unit)],
      matches,
    ),
  );
  return (
    <StepRows rowCount={() => garnishes.rows.length}>
      <StepTools search={search} searchLabel="Buscar item" />
      <FlatRows
        section={garnishes}
        search={search}
        sheetColumns={SHEET_COLUMNS}
        columns={{ name: "Item", fourth: "Equivale a" }}
        label="Bocadilhos e porções"
        addLabel="Adicionar Item"
        emptyIcon={Croissant}
        emptyText="Adicione salgados e porções com a quantidade por pessoa e o preço."
      >
        {(row) => <GarnishRow key={row.id} row={row} />}
      </FlatRows>
      <GarnishesSummary />
    </StepRows>
  );
}
