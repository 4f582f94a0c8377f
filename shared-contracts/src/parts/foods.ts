import * as z from "zod/mini";
import { amountSchema } from "../entities/amount.ts";
import { groupedPart } from "./part.ts";

const foodItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantityPerPerson: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
  multiplyByGuests: z.boolean(),
  multiplyByTeam: z.boolean(),
});

const foodCategorySchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(foodItemSchema),
  total: z.optional(z.number()),
});

/** A main dish: a quantity in `unit` for each person, priced in reais per base unit (kg, L or un). */
export type FoodItem = z.infer<typeof foodItemSchema>;
export type FoodCategory = z.infer<typeof foodCategorySchema>;

/** Main dishes, in categories. */
export const foods = groupedPart<"foods", FoodItem, FoodCategory>({
  key: "foods",
  label: "Prato Principal",
  path: "/foods",
  stepOrder: 3,
  kind: "food",
  schema: foodItemSchema,
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
    schema: foodCategorySchema,
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
