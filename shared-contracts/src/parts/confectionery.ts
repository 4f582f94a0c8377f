import type { RecipeLink } from "../entities/recipe.ts";
import { flatPart } from "./part.ts";

/** A sweet: `quantity` for each guest. */
export interface ConfectioneryItem {
  id: number;
  name: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}

/** Cakes and sweets, always × guests. */
export const confectionery = flatPart<"confectionery", ConfectioneryItem>({
  key: "confectionery",
  label: "Confeitaria",
  path: "/confectionery",
  stepOrder: 7,
  kind: "food",
  pricedByHundred: true,
  newRow: (id) => ({
    id,
    name: "",
    quantity: 0,
    unit: "kg",
    unitPrice: 0,
    total: 0,
  }),
  quantityField: "quantity",
  multipliedBy: "guests",
  units: ["kg", "g", "un", "cent"],
  screen: {
    columns: { name: "Item", fourth: "Equivale a" },
    rowName: "Nome do item",
    addRow: "Adicionar Item",
    search: "Buscar item",
    empty: "Adicione bolos e doces com a quantidade por pessoa e o preço.",
    summary: "Resumo da confeitaria",
  },
});
