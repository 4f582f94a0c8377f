import { MAX_NUMBER } from "../numbers/max-number.ts";
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

/** Fields that are numbered, computed or read elsewhere. */
const READ_LATER = new Set(["id", "items", "total", "packagesNeeded"]);

/** The number kind of a field by its name; other fields are quantities. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  unitPrice: "money",
  cost: "money",
  guests: "whole",
};

/** Reads one entity; `path` is its place in the budget. */
type EntityReader<T> = (value: unknown, path: string, reading: Reading) => T;

/**
 * Creates a reader of entities after a model, a new entity: a field has the type of the model's, a missing one its value;
 * unknown keys stay.
 *
 * @param kinds Number kinds of fields, in place of those by name. Such a field may be empty if the model's is.
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

/** A reader of a field with the type of the model. */
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

/** Reads the rows of a part, with their groups if it has any, and numbers ids. A missing part is empty. */
export function readPart(
  value: unknown,
  part: AnyPart,
  reading: Reading,
): unknown[] {
  const { key, group, newRow, quantityField } = part;
  const rowReader = entityReader(newRow(0), { [quantityField]: "quantity" });
  const readRow = (entry: unknown, path: string): PartRow =>
    withoutOddRecipe(rowReader(entry, path, reading));
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

/** A recipe is only remembered, so one that is no link refuses nothing. */
function withoutOddRecipe(row: PartRow): PartRow {
  if (!("recipe" in row) || isRecipeLink(row.recipe)) return row;
  const { recipe: _, ...rest } = row;
  return rest;
}

function isRecipeLink(value: unknown): boolean {
  if (!isPlain(value)) return false;
  const { id, price, ready } = value;
  return (
    typeof id === "string" &&
    typeof price === "number" &&
    price >= 0 &&
    price <= MAX_NUMBER &&
    (ready === undefined || ready === true)
  );
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
