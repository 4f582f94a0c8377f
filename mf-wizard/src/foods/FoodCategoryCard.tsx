import type { FoodCategoryModel } from "shared-contracts/budget-store/foods-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { DuplicateButton } from "../rows/menu/DuplicateButton.tsx";
import { EmptyRow } from "../rows/list/EmptyRow.tsx";
import { GroupCard } from "../rows/list/GroupCard.tsx";
import { markNew } from "../rows/new-rows.ts";
import { RowList } from "../rows/list/RowList.tsx";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import type { RowSearch } from "../rows/search/useRowSearch.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import { FoodRow } from "./FoodRow.tsx";

export interface FoodCategoryCardProps {
  category: FoodCategoryModel;
  search: RowSearch;
}

const SHEET_COLUMNS = measuredColumns("foods");

/** A category of main dishes with its items. */
export const FoodCategoryCard = observer(function FoodCategoryCard({
  category,
  search,
}: FoodCategoryCardProps) {
  const { foods } = useAppState().store;
  const add = () => void markNew(category.addItem());
  const empty = category.items.length === 0;
  return (
    <GroupCard
      of={category}
      list={{ rows: foods.categories, move: foods.moveCategory }}
      kind="categoria"
      caption="Total da categoria"
      onAddItem={add}
      onDelete={() => foods.removeCategory(category.id)}
    >
      {!empty && <ColumnLabels name="Item" fourth="Multiplicar por" />}
      <RowList
        label={`Itens de ${category.name}`}
        sheet={{ list: category.list, columns: SHEET_COLUMNS }}
        onAddRow={add}
      >
        {empty && <EmptyRow>Nenhum item nesta categoria.</EmptyRow>}
        <WindowedRows rows={category.items.filter(search.isShown)}>
          {(row) => <FoodRow key={row.id} row={row} category={category} />}
        </WindowedRows>
      </RowList>
      <CardFooter>
        <AddButton onAdd={add}>Adicionar Item</AddButton>
        <DuplicateButton duplicate={() => foods.duplicateCategory(category.id)}>
          Duplicar Categoria
        </DuplicateButton>
      </CardFooter>
    </GroupCard>
  );
});
