import type { RecipeLink } from "../entities/recipe.ts";
import { groupedPart } from "./part.ts";

/** An item of a thematic table. Ids are unique across all tables. */
export interface ThematicTableItem {
  id: number;
  name: string;
  quantityPerPerson: number;
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}
export interface ThematicTable {
  id: number;
  name: string;
  items: ThematicTableItem[];
  [unknownKey: string]: unknown;
}

/** Thematic tables with their items, always × guests. */
export const thematicTables = groupedPart<
  "thematicTables",
  ThematicTableItem,
  ThematicTable
>({
  key: "thematicTables",
  label: "Mesas Temáticas",
  path: "/tables",
  stepOrder: 6,
  kind: "food",
  newRow: (id) => ({
    id,
    name: "",
    quantityPerPerson: 0,
    unit: "un",
    unitPrice: 0,
    total: 0,
  }),
  quantityField: "quantityPerPerson",
  multipliedBy: "guests",
  units: ["un", "kg", "g"],
  group: {
    newGroup: (id) => ({ id, name: "", items: [] }),
    noun: "mesa",
    title: "Mesa",
    rowIdsAcross: true,
  },
  screen: {
    columns: { name: "Item", fourth: "Por convidado", fourthAlign: "end" },
    rowName: "Nome do item",
    addRow: "Adicionar Item",
    search: "Buscar mesa ou item",
    empty:
      "Crie uma mesa, como Frios ou Caldos, e adicione os itens com quantidade por pessoa e preço.",
    summary: "Resumo por mesa",
  },
});
