import * as z from "zod/mini";
import { amountSchema } from "../entities/amount.ts";
import { groupedPart } from "./part.ts";

const generalExpenseSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantity: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
  multiplyByGuests: z.boolean(),
  multiplyByTeam: z.boolean(),
  isRented: z.boolean(),
});

const generalExpenseGroupSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(generalExpenseSchema),
  total: z.optional(z.number()),
});

/** Something rented or bought for the event. Ids are unique across all groups; `isRented` never changes a cost. */
export type GeneralExpense = z.infer<typeof generalExpenseSchema>;
export type GeneralExpenseGroup = z.infer<typeof generalExpenseGroupSchema>;

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
  schema: generalExpenseSchema,
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
    schema: generalExpenseGroupSchema,
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
    empty:
      "Crie uma despesa, como Descartáveis ou Itens de Cozinha, e adicione o que será alugado ou comprado.",
    summary: "Resumo das despesas",
  },
});
