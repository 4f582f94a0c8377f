import type { NumberKind } from "../numbers/parse-number.ts";
import type { PartGroup, PartRow } from "../parts/part.ts";
import type { AnyPart } from "../parts/table.ts";
import { numberGroupIds, numberIds } from "./number-ids.ts";
import type { Plain } from "../entities/plain.ts";
import { isPlain } from "../entities/plain.ts";
import { placeName } from "./place-name.ts";
import { readAmount, readFlag, readText } from "./read-field.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** Not read here: ids are numbered, totals recomputed and items read separately. */
const READ_LATER = new Set(["id", "items", "total", "packagesNeeded"]);

/** How numeric text is read, by the name of its field; as a quantity under any other name. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  unitPrice: "money",
  cost: "money",
  guests: "whole",
};

/**
 * Reads one entity by the model of a new one: each field has the model's type, missing ones its value; unknown keys
 * stay. `kinds` has the fields that are not read by their name; of these, one that is empty in the model may stay
 * empty.
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
