import * as z from "zod/mini";
import { amountSchema } from "../entities/amount.ts";
import { flatPart } from "./part.ts";

const confectioneryItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantity: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
});

/** A sweet: `quantity` for each guest. */
export type ConfectioneryItem = z.infer<typeof confectioneryItemSchema>;

/** Cakes and sweets, always × guests. */
export const confectionery = flatPart<"confectionery", ConfectioneryItem>({
  key: "confectionery",
  label: "Confeitaria",
  path: "/confectionery",
  stepOrder: 7,
  kind: "food",
  pricedByHundred: true,
  schema: confectioneryItemSchema,
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
