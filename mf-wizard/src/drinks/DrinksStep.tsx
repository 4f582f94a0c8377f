import CupSoda from "lucide-react/icons/cup-soda";
import { useAppState } from "shared-contracts/federation/app-state";
import { FlatRows } from "../rows/list/FlatRows.tsx";
import { hiddenRows } from "../rows/search/hidden-rows.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { unitTexts } from "../rows/cells/unit-texts.ts";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { alcoholLabel } from "./drink-words.ts";
import { DrinkRow } from "./DrinkRow.tsx";
import { DrinksSummary } from "./DrinksSummary.tsx";

const SHEET_COLUMNS = measuredColumns("drinks");

/** Bebidas, found by name, unit, or being with or without alcohol. */
export function DrinksStep() {
  const { drinks } = useAppState().store;
  const search = useRowSearch((matches) =>
    hiddenRows(
      drinks.rows,
      ({ fields: { name, unit, isAlcoholic } }) => [
        name,
        ...unitTexts(unit),
        alcoholLabel(isAlcoholic),
      ],
      matches,
    ),
  );
  return (
    <StepRows rowCount={() => drinks.rows.length}>
      <StepTools search={search} searchLabel="Buscar bebida" />
      <FlatRows
        section={drinks}
        search={search}
        sheetColumns={SHEET_COLUMNS}
        columns={{ name: "Bebida", fourth: "Multiplicar por" }}
        label="Bebidas"
        addLabel="Adicionar Bebida"
        emptyIcon={CupSoda}
        emptyText="Adicione as bebidas com a quantidade por pessoa e o preço."
      >
        {(row) => <DrinkRow key={row.id} row={row} />}
      </FlatRows>
      <DrinksSummary />
    </StepRows>
  );
}
