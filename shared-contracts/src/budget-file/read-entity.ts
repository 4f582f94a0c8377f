import type { NumberKind } from "../numbers/parse-number.ts";
import type { PartGroup, PartRow } from "../parts/part.ts";
import type { AnyPart } from "../parts/table.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";
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
 * Reads one entity after the model of a new one: each field as the model's type, missing ones as the model has them,
 * unknown keys kept. `kinds` has the fields of this entity that are read in another way than by their name; one of
 * these that the model leaves empty may stay empty.
 */
export function readEntity<T extends object>(
  value: unknown,
  model: T,
  path: string,
  reading: Reading,
  kinds: Readonly<Record<string, NumberKind>> = {},
): T {
  if (!isPlain(value))
    throw new Refusal(`dados inválidos em ${placeName(path)}`, path);
  const fields = Object.entries(model)
    .filter(([field]) => !READ_LATER.has(field))
    .map(([field, missing]: [string, unknown]) => {
      const given = value[field];
      if (given === undefined) return [field, missing];
      const place = `${path}.${field}`;
      if (typeof missing === "boolean")
        return [field, readFlag(given, place, missing)];
      if (typeof missing === "number" || field in kinds) {
        if (given === "" && missing === "") return [field, missing];
        const kind = kinds[field] ?? KINDS[field] ?? "quantity";
        return [field, readAmount(given, place, kind, reading)];
      }
      return [field, readText(given, place)];
    });
  return { ...value, ...(Object.fromEntries(fields) as T) };
}

/** Reads the rows of a part, with their groups where it has any; ids are numbered. A missing part is empty. */
export function readPart(
  value: unknown,
  part: AnyPart,
  reading: Reading,
): unknown[] {
  const { key, group, newRow, quantityField } = part;
  const readRow = (entry: unknown, path: string): PartRow =>
    readEntity(entry, newRow(0), path, reading, {
      [quantityField]: "quantity",
    });
  if (!group) return numberIds(readList(value, key, readRow));
  const readGroup = (entry: unknown, path: string): PartGroup<PartRow> => {
    const read = readEntity(entry, group.newGroup(0), path, reading);
    const { items } = entry as Plain;
    return { ...read, items: readList(items, `${path}.items`, readRow) };
  };
  const groups = readList(value, key, readGroup);
  return numberGroupIds(groups, group.rowIdsAcross);
}

/** Reads a list; a missing one is empty. */
export function readList<T>(
  value: unknown,
  path: string,
  readEntry: (entry: unknown, path: string) => T,
): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value))
    throw new Refusal(`lista inválida em ${placeName(path)}`, path);
  return value.map((entry, index) => readEntry(entry, `${path}[${index}]`));
}
