import Pencil from "lucide-react/icons/pencil";
import ReceiptText from "lucide-react/icons/receipt-text";
import Unlink from "lucide-react/icons/unlink";
import { useEffect } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { baseUnit } from "shared-contracts/platform/rules";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { OptionButton } from "shared-ui/option/OptionButton";
import {
  linkedPrice,
  setBoughtReady,
  takeRecipePrice,
  unlinkRecipe,
} from "./recipe-link.ts";
import { useRecipes } from "./RecipesProvider.tsx";
import styles from "./RecipeWays.module.css";

interface RecipeWaysProps {
  row: Row<PartRow>;
  part: AnyPart;
  /** Closes what they stand in, then acts. */
  leave: (act: () => void) => void;
}

/**
 * The ways from a row to its recipe, and both prices where the row has another than its recipe gives. Nothing for
 * equipment and for a row without a name.
 */
export const RecipeWays = observer(function RecipeWays({
  row,
  part,
  leave,
}: RecipeWaysProps) {
  const { history } = useAppState().store;
  const { index, load, open } = useRecipes();
  useEffect(load, [load]);
  const { fields } = row;
  if (part.kind === "equipment" || fields.name.trim() === "") return null;
  const recipe = index?.of(fields);
  const isLinked = fields.recipe !== undefined;
  const price = linkedPrice(fields, index);
  const per = `por ${baseUnit(fields.unit)}`;
  return (
    <>
      {price !== undefined && price !== fields.unitPrice && (
        <div className={styles.prices}>
          <p>Vale o preço digitado. A ficha técnica dá outro.</p>
          <OptionButton
            icon={Pencil}
            title={`${formatMoney(fields.unitPrice)} ${per}`}
            description="Digitado por você"
            aria-pressed="true"
            onClick={() => leave(() => undefined)}
          />
          <OptionButton
            icon={ReceiptText}
            title={`${formatMoney(price)} ${per}`}
            description={
              recipe
                ? `Ficha técnica, ${counted(recipe.ingredients.length, "ingrediente", "ingredientes")}`
                : "Ficha técnica"
            }
            aria-pressed="false"
            onClick={() =>
              leave(() =>
                takeRecipePrice(history, row, { id: fields.recipe!.id, price }),
              )
            }
          />
        </div>
      )}
      <Button
        variant="quiet"
        icon={ReceiptText}
        onClick={() => leave(() => open({ row, part }))}
      >
        {isLinked || recipe ? "Abrir ficha técnica" : "Criar ficha técnica"}
      </Button>
      {fields.recipe && (
        <Checkbox
          label="Comprar pronto na lista de compras"
          checked={fields.recipe.ready === true}
          onChange={(isReady) => setBoughtReady(history, row, isReady)}
        />
      )}
      {isLinked && (
        <Button
          variant="quiet"
          icon={Unlink}
          onClick={() => leave(() => unlinkRecipe(history, row))}
        >
          Desligar ficha
        </Button>
      )}
    </>
  );
});
