import ReceiptText from "lucide-react/icons/receipt-text";
import { useMemo } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { useRecipes } from "./RecipesProvider.tsx";

/**
 * What opens the recipe of a row, for a menu; undefined for a row without one: equipment, and what has no name.
 *
 * @param fields The row's, as they were when typing paused.
 */
export function useRecipeEntry(
  row: Row<PartRow>,
  part: AnyPart,
  fields: PartRow,
) {
  const { index, open } = useRecipes();
  const isMade = part.kind !== "equipment" && fields.name.trim() !== "";
  const isKnown =
    fields.recipe !== undefined || index?.of(fields) !== undefined;
  return useMemo(() => {
    if (!isMade) return undefined;
    return {
      id: "recipe",
      label: isKnown ? "Abrir ficha técnica" : "Criar ficha técnica",
      icon: ReceiptText,
      separated: true,
      onSelect: () => open({ row, part }),
    };
  }, [isMade, isKnown, open, row, part]);
}
