import * as z from "zod/mini";
import { amountSchema } from "../entities/amount.ts";
import { groupedPart } from "./part.ts";

const thematicTableItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantityPerPerson: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
});

const thematicTableSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(thematicTableItemSchema),
});

/** An item of a thematic table. Ids are unique across all tables. */
export type ThematicTableItem = z.infer<typeof thematicTableItemSchema>;
export type ThematicTable = z.infer<typeof thematicTableSchema>;

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
  schema: thematicTableItemSchema,
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
    schema: thematicTableSchema,
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
