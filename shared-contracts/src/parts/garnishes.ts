import type { RecipeLink } from "../entities/recipe.ts";
import { flatPart } from "./part.ts";

/** A snack or portion. A new one has an empty quantity, which counts as 0. */
export interface Garnish {
  id: number;
  name: string;
  quantityPerPerson: number | "";
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}

/** Snacks and portions, always × guests. */
export const garnishes = flatPart<"garnishes", Garnish>({
  key: "garnishes",
  label: "Bocadilhos e Porções",
  path: "/garnishes",
  stepOrder: 5,
  kind: "food",
  pricedByHundred: true,
  newRow: (id) => ({
    id,
    name: "",
    quantityPerPerson: "",
    unit: "kg",
    unitPrice: 0,
    total: 0,
  }),
  quantityField: "quantityPerPerson",
  multipliedBy: "guests",
  units: ["g", "kg", "un"],
  screen: {
    columns: { name: "Item", fourth: "Equivale a" },
    rowName: "Nome do item",
    addRow: "Adicionar Item",
    search: "Buscar item",
    empty: "Adicione salgados e porções com a quantidade por pessoa e o preço.",
    summary: "Resumo dos bocadilhos",
  },
});
