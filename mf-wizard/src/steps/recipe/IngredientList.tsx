import Keyboard from "lucide-react/icons/keyboard";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, type ReactNode } from "react";
import { INGREDIENTS_MAX } from "shared-contracts/entities/recipe";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import {
  focusCell,
  useRowNavigation,
} from "shared-ui/row-navigation/useRowNavigation";
import { IngredientLine } from "./IngredientLine.tsx";
import styles from "./Recipe.module.css";
import type { IngredientRow } from "./recipe-form.ts";
import { useIngredientKeys } from "./useIngredientKeys.ts";
import { usePasteIngredients } from "./usePasteIngredients.ts";
import type { RecipeForm } from "./useRecipeForm.ts";

interface IngredientListProps {
  form: RecipeForm;
  /** What the API refused, by "key field". */
  errors: Readonly<Record<string, string | undefined>>;
  /** At the end of the line under the rows. */
  actions: ReactNode;
}

/** The ingredients as a grid: arrows and Enter move in a column, pasted lines fill it. */
export function IngredientList({ form, errors, actions }: IngredientListProps) {
  const { rows, prices, change } = form;
  const fresh = useRef<{ row: IngredientRow; column: string }>(undefined);
  const add = (column = "name") => {
    if (rows.length < INGREDIENTS_MAX)
      fresh.current = { row: form.add(), column };
  };
  const { ref, onKeyDown } = useRowNavigation({ onAddRow: () => add() });
  const { remove, press } = useIngredientKeys(form, ref);
  const paste = usePasteIngredients(form);
  useEffect(() => {
    const { row, column } = fresh.current ?? {};
    if (row && focusCell(ref.current, String(row.key), column!))
      fresh.current = undefined;
  });
  return (
    <>
      <div
        ref={ref}
        onKeyDown={(event) => {
          if (!press(event)) onKeyDown(event);
        }}
        onPaste={paste.onPaste}
      >
        <div className={styles.columns} aria-hidden="true">
          <span>Ingrediente</span>
          <span>Quantidade limpa</span>
          <span>Fator de correção</span>
          <span>A comprar</span>
          <span>Preço no caderno</span>
          <span>Custo</span>
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <IngredientLine
              key={row.key}
              row={row}
              prices={prices}
              errors={{
                name: errors[`${row.key} name`],
                factor: errors[`${row.key} factor`],
              }}
              onChange={(part) => change(row.key, part)}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
      </div>
      <div className={styles.tools}>
        <Button
          variant="ghost"
          icon={Plus}
          disabled={rows.length >= INGREDIENTS_MAX}
          onClick={() => add()}
        >
          Adicionar ingrediente
        </Button>
        {actions}
        <span className={styles.keys}>
          <Icon of={Keyboard} size={16} />
          Enter e setas andam pela tabela. Cole linhas da sua planilha.
        </span>
      </div>
      <p className={styles.pasted} role="status">
        {paste.said}
      </p>
    </>
  );
}
