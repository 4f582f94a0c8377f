import type { NumberKind } from "../numbers/parse-number.ts";
import { mapping, mappingEach, type Turns } from "../turns/turns.ts";
import type { Plain } from "./plain-copy.ts";
import { isPlain } from "./plain-copy.ts";
import { placeName } from "./place-name.ts";
import { readAmount, readFlag, readText } from "./read-field.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** Left as they are: ids are numbered and totals recomputed afterwards, items read apart. */
const READ_LATER = new Set(["id", "items", "total", "packagesNeeded"]);

/** How numeric text is read, by the name of its field; as a quantity under any other name. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  unitPrice: "money",
  cost: "money",
  guests: "whole",
};

/**
 * Reads one entity after the model of a new one: each field as the model's type, missing ones as the model has them, unknown keys kept.
 * `kinds` has the fields of this entity that are read in another way than by their name.
 */
export function readEntity<T extends object>(
  value: unknown,
  model: T,
  path: string,
  reading: Reading,
  kinds: Partial<Record<keyof T & string, NumberKind>> = {},
): T {
  if (!isPlain(value))
    throw new Refusal(`dados inválidos em ${placeName(path)}`, path);
  const kindOf: Readonly<Record<string, NumberKind>> = { ...KINDS, ...kinds };
  const fields = Object.entries(model)
    .filter(([field]) => !READ_LATER.has(field))
    .map(([field, missing]: [string, unknown]) => {
      const given = value[field];
      if (given === undefined) return [field, missing];
      const place = `${path}.${field}`;
      if (typeof missing === "boolean")
        return [field, readFlag(given, place, missing)];
      if (typeof missing !== "number") return [field, readText(given, place)];
      const kind = kindOf[field] ?? "quantity";
      return [field, readAmount(given, place, kind, reading)];
    });
  return { ...value, ...(Object.fromEntries(fields) as T) };
}

/** Reads a list, an entry a turn; a missing one is empty. */
export function* readingList<T>(
  value: unknown,
  path: string,
  readEntry: (entry: unknown, path: string) => T,
): Turns<T[]> {
  return yield* mapping(listOf(value, path), (entry, index) =>
    readEntry(entry, `${path}[${index}]`),
  );
}

/** Reads a list of groups with their items, an item a turn; each group after `model`. */
export function* readingGroups<G extends { items: T[] }, T>(
  value: unknown,
  path: string,
  model: G,
  reading: Reading,
  readItem: (entry: unknown, path: string) => T,
): Turns<G[]> {
  return yield* mappingEach(listOf(value, path), function* (entry, index) {
    const groupPath = `${path}[${index}]`;
    const group = readEntity<G>(entry, model, groupPath, reading);
    const { items } = entry as Plain;
    return {
      ...group,
      items: yield* readingList(items, `${groupPath}.items`, readItem),
    };
  });
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value))
    throw new Refusal(`lista inválida em ${placeName(path)}`, path);
  return value;
}
