import Utensils from "lucide-react/icons/utensils";
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
import { FoodCategoryCard } from "./FoodCategoryCard.tsx";
import { FoodsSummary } from "./FoodsSummary.tsx";

/** Prato Principal: categories of main dishes, found by item, unit or category. */
export const FoodsStep = observer(function FoodsStep() {
  const { foods } = useAppState().store;
  const search = useRowSearch((matches) =>
    hiddenInGroups(
      foods.categories,
      ({ fields }) => [fields.name, ...unitTexts(fields.unit)],
      matches,
    ),
  );
  const shown = foods.categories.filter(search.isShown);
  const empty = foods.categories.length === 0;
  const addCategory = () => void markFresh(foods.addCategory());
  return (
    <StepRows rowCount={() => itemCount(foods.categories)}>
      <StepTools search={search} searchLabel="Buscar item ou categoria" />
      {empty ? (
        <EmptyList
          icon={Utensils}
          action={
            <AddButton look="first" onAdd={addCategory}>
              Adicionar Categoria
            </AddButton>
          }
        >
          Crie uma categoria, como Carnes ou Saladas, e adicione os itens com
          quantidade e preço.
        </EmptyList>
      ) : shown.length === 0 ? (
        <NoHits search={search} />
      ) : (
        <>
          {shown.map((category) => (
            <FoodCategoryCard
              key={category.id}
              category={category}
              search={search}
            />
          ))}
          <AddButton look="group" onAdd={addCategory}>
            Adicionar Categoria
          </AddButton>
        </>
      )}
      <FoodsSummary />
    </StepRows>
  );
});
