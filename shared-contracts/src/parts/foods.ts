import type { RecipeLink } from "../entities/recipe.ts";
import { groupedPart } from "./part.ts";

/** A main dish: a quantity in `unit` per person, `unitPrice` in reais per base unit (kg, L or un). */
export interface FoodItem {
  id: number;
  name: string;
  quantityPerPerson: number;
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}
export interface FoodCategory {
  id: number;
  name: string;
  items: FoodItem[];
  total?: number | undefined;
  [unknownKey: string]: unknown;
}

/** Main dishes, in categories. */
export const foods = groupedPart<"foods", FoodItem, FoodCategory>({
  key: "foods",
  label: "Prato Principal",
  path: "/foods",
  stepOrder: 3,
  kind: "food",
  namesOnly: true,
  newRow: (id) => ({
    id,
    name: "",
    quantityPerPerson: 0,
    unit: "g",
    unitPrice: 0,
    total: 0,
    multiplyByGuests: true,
    multiplyByTeam: false,
  }),
  quantityField: "quantityPerPerson",
  multipliedBy: "row",
  units: ["un", "kg", "g", "L", "ml"],
  group: {
    newGroup: (id) => ({ id, name: "", items: [], total: 0 }),
    noun: "categoria",
    title: "Categoria",
    rowIdsAcross: false,
  },
  screen: {
    columns: { name: "Item", fourth: "Multiplicar por" },
    rowName: "Nome do item",
    addRow: "Adicionar Item",
    search: "Buscar item ou categoria",
    empty:
      "Crie uma categoria, como Carnes ou Saladas, e adicione os itens com quantidade e preço.",
    summary: "Resumo por categoria",
  },
});
