import type { KeyboardEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import { focusCell } from "shared-ui/row-navigation/useRowNavigation";
import { type IngredientRow, newIngredient } from "./recipe-form.ts";
import type { RecipeForm } from "./useRecipeForm.ts";

/** What Ctrl+D copies from the cell above, by column. */
const COPIED: Readonly<
  Record<string, readonly (keyof Omit<IngredientRow, "key">)[]>
> = {
  name: ["name", "recipe"],
  quantity: ["quantity", "unit"],
  factor: ["factor"],
  price: ["price"],
};

/** Ctrl+D, Ctrl+Delete and the arrows to the side of the grid of ingredients, and its removal of rows. */
export function useIngredientKeys(
  { rows, setRows, change }: RecipeForm,
  root: RefObject<HTMLElement | null>,
) {
  const { notify } = useAppState();

  function remove(row: IngredientRow, column = "name") {
    const at = rows.indexOf(row);
    const left = rows.filter((other) => other !== row);
    const beside = left[at] ?? left.at(-1);
    const next = left.length > 0 ? left : [newIngredient()];
    flushSync(() => setRows(next));
    focusCell(root.current, String((beside ?? next[0])!.key), column);
    notify({
      text: `${row.name.trim() || "Ingrediente"} removido da ficha.`,
      about: "ingredient",
      action: {
        label: "Desfazer",
        run: () =>
          setRows((now) => now.toSpliced(Math.min(at, now.length), 0, row)),
      },
    });
  }

  /** Returns whether the key was one of these. */
  function press(event: KeyboardEvent<HTMLElement>): boolean {
    const { target, key, altKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || shiftKey) return false;
    const { column } = target.dataset;
    const element = target.closest<HTMLElement>("[data-row]");
    const at = rows.findIndex(
      (row) => String(row.key) === element?.dataset.row,
    );
    const row = rows[at];
    if (!element || !row || column === undefined) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key === "Delete") remove(row, column);
      else if (key.toLowerCase() === "d") copyAbove(at, column);
      else return false;
    } else {
      const beside = besideField(target, element, key);
      if (!beside) return false;
      beside.focus();
    }
    event.preventDefault();
    return true;
  }

  function copyAbove(at: number, column: string) {
    const above = rows[at - 1];
    const row = rows[at];
    if (!above || !row) return;
    const part = Object.fromEntries(
      (COPIED[column] ?? []).map((field) => [field, above[field]]),
    );
    change(row.key, part);
  }

  return { remove, press };
}

/** The field that an arrow to the side leads to: only from the edge of the text. */
function besideField(
  field: HTMLElement,
  row: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const way = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const isText =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (way === 0 || !isText || field.selectionStart !== field.selectionEnd)
    return undefined;
  const edge = way < 0 ? 0 : field.value.length;
  if (field.selectionStart !== edge) return undefined;
  const fields = [...row.querySelectorAll<HTMLElement>("[data-column]")];
  return fields[fields.indexOf(field) + way];
}
