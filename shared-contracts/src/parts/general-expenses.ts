import type { RecipeLink } from "../entities/recipe.ts";
import { groupedPart } from "./part.ts";

/** Something rented or bought for the event. Ids are unique across all groups; `isRented` never changes a cost. */
export interface GeneralExpense {
  id: number;
  name: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
  isRented: boolean;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}
export interface GeneralExpenseGroup {
  id: number;
  name: string;
  items: GeneralExpense[];
  total?: number | undefined;
  [unknownKey: string]: unknown;
}

/** What is rented or bought for the event, in groups. */
export const generalExpenses = groupedPart<
  "generalExpenses",
  GeneralExpense,
  GeneralExpenseGroup
>({
  key: "generalExpenses",
  label: "Itens Operacionais",
  path: "/operational",
  stepOrder: 8,
  kind: "equipment",
  newRow: (id) => ({
    id,
    name: "Novo Item",
    quantity: 0,
    unit: "un",
    unitPrice: 0,
    total: 0,
    multiplyByGuests: true,
    multiplyByTeam: false,
    isRented: false,
  }),
  quantityField: "quantity",
  multipliedBy: "row",
  units: ["un", "dezena", "duzia", "embalagem", "L"],
  group: {
    newGroup: (id) => ({
      id,
      name: "Nova Despesa",
      items: [],
      total: 0,
    }),
    noun: "despesa",
    title: "Despesa",
    rowIdsAcross: true,
  },
  screen: {
    columns: {
      name: "Item",
      quantity: "Quantidade",
      fourth: "Multiplicar por",
    },
    rowName: "Nome do item",
    addRow: "Adicionar Item",
    search: "Buscar item",
    empty:
      "Crie uma despesa, como Descartáveis ou Itens de Cozinha, e adicione o que será alugado ou comprado.",
    summary: "Resumo das despesas",
  },
});
