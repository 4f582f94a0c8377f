import { useId } from "react";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import styles from "./Shopping.module.css";
import type { ShoppingList } from "./useShoppingList.ts";

/** The items with a recipe: of a pressed one the ingredients are bought, any other is bought ready. */
export function MadeItems({ list }: { list: ShoppingList }) {
  const id = useId();
  if (list.recipes.length === 0) return null;
  return (
    <div className={styles.made} role="group" aria-labelledby={id}>
      <span id={id} className={styles.soft}>
        Comprar os ingredientes de
      </span>
      {list.recipes.map((recipe) => (
        <ToggleChip
          key={recipe.id}
          look="attribute"
          label={recipe.name}
          pressed={list.isMade(recipe.id)}
          onChange={(isMade) => list.setMade(recipe.id, isMade)}
        />
      ))}
    </div>
  );
}
