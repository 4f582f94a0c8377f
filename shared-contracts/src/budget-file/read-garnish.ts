import { newGarnish } from "../catalog/defaults.ts";
import type { Garnish } from "../entities/garnish.ts";
import { readEntity } from "./read-entity.ts";
import { readAmount } from "./read-field.ts";

/** Reads a garnish, whose quantity may also be empty (decision 10). */
export function readGarnish(value: unknown, path: string): Garnish {
  const { quantityPerPerson: empty, ...model } = newGarnish(0);
  const garnish: typeof model & { quantityPerPerson?: unknown } = readEntity(
    value,
    model,
    path,
  );
  const { quantityPerPerson: quantity = empty } = garnish;
  return {
    ...garnish,
    quantityPerPerson:
      quantity === empty
        ? empty
        : readAmount(quantity, `${path}.quantityPerPerson`),
  };
}
