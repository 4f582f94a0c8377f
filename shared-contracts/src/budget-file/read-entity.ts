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

/** Reads one entity; `path` is its place in the budget. */
type EntityReader<T> = (value: unknown, path: string, reading: Reading) => T;

/**
 * A reader of entities by the model of a new one: each field has the model's type, missing ones its value; unknown keys
 * stay. `kinds` has the fields that are not read by their name; of these, one that is empty in the model may stay
 * empty.
 */
export function entityReader<T extends object>(
  model: T,
  kinds: Readonly<Record<string, NumberKind>> = {},
): EntityReader<T> {
  const fields = Object.entries(model)
    .filter(([field]) => !READ_LATER.has(field))
    .map(([field, missing]: [string, unknown]) => ({
      field,
      missing,
      read: fieldReader(field, missing, kinds[field]),
    }));
  return (value, path, reading) => {
    if (!isPlain(value))
      throw new Refusal(`dados inválidos em ${placeName(path)}`, path);
    const entity: Plain = { ...value };
    for (const { field, missing, read } of fields) {
      const given = value[field];
      entity[field] =
        given === undefined
          ? missing
          : read(given, `${path}.${field}`, reading);
    }
    return entity as T;
  };
}

/** Reads a field that is given, as the type that it has in a new entity. */
function fieldReader(
  field: string,
  missing: unknown,
  kind: NumberKind | undefined,
): EntityReader<unknown> {
  if (typeof missing === "boolean")
    return (given, place) => readFlag(given, place, missing);
  if (typeof missing !== "number" && kind === undefined) return readText;
  const numberKind = kind ?? KINDS[field] ?? "quantity";
  return (given, place, reading) =>
    given === "" && missing === ""
      ? missing
      : readAmount(given, place, numberKind, reading);
}

/** Reads the rows of a part, with their groups where it has any; ids are numbered. A missing part is empty. */
export function readPart(
  value: unknown,
  part: AnyPart,
  reading: Reading,
): unknown[] {
  const { key, group, newRow, quantityField } = part;
  const rowReader = entityReader(newRow(0), { [quantityField]: "quantity" });
  const readRow = (entry: unknown, path: string): PartRow =>
    rowReader(entry, path, reading);
  if (!group) return numberIds(readList(value, key, readRow));
  const groupReader = entityReader(group.newGroup(0));
  const readGroup = (entry: unknown, path: string): PartGroup<PartRow> => {
    const read = groupReader(entry, path, reading);
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
