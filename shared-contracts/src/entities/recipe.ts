import * as z from "zod/mini";
import { MAX_NUMBER } from "../numbers/max-number.ts";
import { amountSchema } from "./amount.ts";
import { fieldTexts } from "./field-texts.ts";
import { itemNameSchema } from "./item-name.ts";

/** The most recipes of an account, and the most ingredients of a recipe. */
export const RECIPES_MAX = 1000;
export const INGREDIENTS_MAX = 100;

const ingredientSchema = z.strictObject({
  name: itemNameSchema,
  /** Clean, in `unit`. */
  quantity: amountSchema,
  unit: z.enum(["kg", "g", "L", "ml", "un"]),
  /** What is bought for each clean unit. */
  factor: z
    .number()
    .check(
      z.minimum(1, fieldTexts.correctionFactor),
      z.maximum(MAX_NUMBER, fieldTexts.correctionFactor),
    ),
  /** In reais per base unit of `unit`, as it was when the recipe was saved. */
  price: amountSchema,
  /** The recipe that this ingredient is made by. */
  recipe: z.optional(z.uuid()),
});

export type Ingredient = z.infer<typeof ingredientSchema>;

/** How an item of the price book is made, and what that costs. */
export const recipeContentSchema = z.strictObject({
  /** The item's. */
  name: itemNameSchema,
  /** The base unit of the item, in which it yields. */
  unit: z.enum(["kg", "L", "un"]),
  /** In `unit`. */
  yield: amountSchema.check(z.positive(fieldTexts.recipeYield)),
  ingredients: z
    .array(ingredientSchema)
    .check(
      z.minLength(1, fieldTexts.ingredientsMissing),
      z.maxLength(INGREDIENTS_MAX, fieldTexts.tooManyIngredients),
    ),
});

export type RecipeContent = z.infer<typeof recipeContentSchema>;

/** Its id is a UUID, so that a budget that another account exports names no recipe of this one. */
export const recipeSchema = z.object({
  id: z.uuid(),
  /** Counts its saves, for `If-Match`; absent in a copy from before. */
  versao: z.optional(z.number()),
  ...recipeContentSchema.shape,
});

export type Recipe = z.infer<typeof recipeSchema>;

/** What an item of a budget keeps of its recipe. */
export interface RecipeLink {
  id: string;
  /** What the recipe gave when its price was last taken, in reais per base unit. */
  price: number;
  /** Shopping lists buy the item ready, not its ingredients. */
  ready?: true | undefined;
}
