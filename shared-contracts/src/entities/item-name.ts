import * as z from "zod/mini";
import { fieldTexts } from "./field-texts.ts";
import { oneLine } from "./one-line.ts";

/** The name of an item of the price book or of a recipe: one line of at most 200 characters. */
export const itemNameSchema = z
  .string()
  .check(
    oneLine(),
    z.trim(),
    z.minLength(1, fieldTexts.itemNameMissing),
    z.maxLength(200),
  );
