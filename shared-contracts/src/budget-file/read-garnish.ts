import { newGarnish } from "../catalog/defaults.ts";
import type { Garnish } from "../entities/garnish.ts";
import { readEntity } from "./read-entity.ts";
import { readAmount } from "./read-field.ts";
import type { Reading } from "./reading.ts";

/** Reads a garnish, whose quantity may also be empty. */
export function readGarnish(
  value: unknown,
  path: string,
  reading: Reading,
): Garnish {
  const { quantityPerPerson: empty, ...model } = newGarnish(0);
  const garnish: typeof model & { quantityPerPerson?: unknown } = readEntity(
    value,
    model,
    path,
    reading,
  );
  const { quantityPerPerson: quantity = empty } = garnish;
  return {
    ...garnish,
    quantityPerPerson:
      quantity === empty
        ? empty
        : readAmount(
            quantity,
            `${path}.quantityPerPerson`,
            "quantity",
            reading,
          ),
  };
}
