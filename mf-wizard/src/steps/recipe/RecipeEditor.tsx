import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { Recipe } from "shared-contracts/entities/recipe";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useOnline } from "shared-ui/online/useOnline";
import { codeOf } from "shared-contracts/endpoints/code-of";
import { DeleteRecipe } from "./DeleteRecipe.tsx";
import { IngredientList } from "./IngredientList.tsx";
import { MovedPrices } from "./MovedPrices.tsx";
import styles from "./Recipe.module.css";
import { isEmptyRow } from "./recipe-form.ts";
import { takeRecipePrice, unlinkRecipe } from "./recipe-link.ts";
import { indexRecipes, type Subject, type SubjectFacts } from "./subject.ts";
import { useRecipeForm } from "./useRecipeForm.ts";
import { useSaveRecipe } from "./useSaveRecipe.ts";
import { YieldBar } from "./YieldBar.tsx";

const CHANGED =
  "Esta ficha técnica mudou em outro aparelho. O que você digitou continua aqui: salve de novo para ficar com a sua, ou cancele para ver a outra.";

interface RecipeEditorProps {
  subject: Subject;
  /** The row as it was when the recipe was opened. */
  facts: SubjectFacts;
  recipes: readonly Recipe[];
  items: readonly BookItem[];
  onClose: () => void;
}

/** The dialog of a recipe that was read. Its primary button saves the recipe and gives the row its price. */
export function RecipeEditor({
  subject: { row },
  facts,
  recipes,
  items,
  onClose,
}: RecipeEditorProps) {
  const { history } = useAppState().store;
  const isOnline = useOnline();
  const [recipe] = useState(() => indexRecipes(recipes).of(row.fields));
  const form = useRecipeForm(facts, recipe, recipes, items);
  const saving = useSaveRecipe(recipe);
  const [isAsking, setAsking] = useState(false);
  const { content, price, isChanged, isComplete, rows } = form;
  const shown = rows.filter((each) => !isEmptyRow(each));
  const { fields, elsewhere } = errorsByField(
    saving.error,
    Object.fromEntries(
      shown.flatMap(({ key }, at) => [
        [`${key} name`, `ingredients[${at}].name`],
        [`${key} factor`, `ingredients[${at}].factor`],
      ]),
    ),
  );
  const needsNetwork = isChanged && !isOnline;
  const leave = () =>
    saving.isPending ? undefined : isChanged ? setAsking(true) : onClose();

  function save() {
    saving.mutate(content, {
      onSuccess(id) {
        takeRecipePrice(history, row, { id, price });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      title="Ficha técnica"
      description={facts.name}
      size="extra"
      dismissable={!saving.isPending}
      onClose={leave}
      footer={
        <>
          <span className={styles.today}>
            {`Preço hoje no orçamento: ${formatMoney(facts.price)}`}
          </span>
          {facts.link && (
            <Button
              variant="quiet"
              disabled={saving.isPending}
              onClick={() => {
                unlinkRecipe(history, row);
                onClose();
              }}
            >
              Desligar ficha
            </Button>
          )}
          <Button disabled={saving.isPending} onClick={leave}>
            Cancelar
          </Button>
          {needsNetwork && <span className={styles.today}>Sem internet</span>}
          <Button
            variant="primary"
            disabled={!isComplete || needsNetwork}
            busy={saving.isPending}
            busyLabel="Salvando..."
            onClick={save}
          >
            {`Usar ${formatMoney(price)} por ${facts.unit}`}
          </Button>
        </>
      }
    >
      <MovedPrices form={form} unit={facts.unit} />
      <IngredientList
        form={form}
        errors={fields}
        actions={
          recipe && (
            <DeleteRecipe
              recipe={recipe}
              onDeleted={() => {
                if (facts.link?.id === recipe.id) unlinkRecipe(history, row);
                onClose();
              }}
            />
          )
        }
      />
      {saving.isError && elsewhere && (
        <FieldMessage tone="error">
          {codeOf(saving.error) === "VERSION_MISMATCH"
            ? CHANGED
            : withDetail(
                "Não foi possível salvar a ficha técnica",
                saving.error,
              )}
        </FieldMessage>
      )}
      <YieldBar form={form} facts={facts} isKnown={recipe !== undefined} />
      <ConfirmDialog
        open={isAsking}
        title="Descartar o que você digitou?"
        cancelLabel="Continuar editando"
        confirmLabel="Descartar"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
