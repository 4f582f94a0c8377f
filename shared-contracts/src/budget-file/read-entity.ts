import { mapping, mappingEach, type Turns } from "../turns/turns.ts";
import type { Plain } from "./plain-copy.ts";
import { isPlain } from "./plain-copy.ts";
import { readAmount, readFlag, readText } from "./read-field.ts";
import { Refusal } from "./refusal.ts";

/** Left as they are: ids are numbered and totals recomputed afterwards, items read apart. */
const READ_LATER = new Set(["id", "items", "total", "packagesNeeded"]);

/**
 * Reads one entity after the model of a new one: each field as the model's type, missing ones as the model has them, unknown keys kept.
 * `whole` names the fields that count and so read "1.500" as 1500 (decision 10).
 */
export function readEntity<T extends object>(
  value: unknown,
  model: T,
  path: string,
  whole: readonly (keyof T)[] = [],
): T {
  if (!isPlain(value)) throw new Refusal(`dados inválidos em ${path}`);
  const fields = Object.entries(model)
    .filter(([field]) => !READ_LATER.has(field))
    .map(([field, missing]) => [
      field,
      value[field] === undefined
        ? (missing as unknown)
        : readField(
            value[field],
            missing,
            `${path}.${field}`,
            whole.includes(field as keyof T),
          ),
    ]);
  return { ...value, ...(Object.fromEntries(fields) as T) };
}

function readField(
  value: unknown,
  missing: unknown,
  path: string,
  whole: boolean,
): unknown {
  if (typeof missing === "boolean") return readFlag(value, path, missing);
  if (typeof missing === "number") return readAmount(value, path, whole);
  return readText(value, path);
}

/** Reads a list, an entry a turn; a missing one is empty (decision 28). */
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
  readItem: (entry: unknown, path: string) => T,
): Turns<G[]> {
  return yield* mappingEach(listOf(value, path), function* (entry, index) {
    const groupPath = `${path}[${index}]`;
    const group = readEntity<G>(entry, model, groupPath);
    const { items } = entry as Plain;
    return {
      ...group,
      items: yield* readingList(items, `${groupPath}.items`, readItem),
    };
  });
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Refusal(`lista inválida em ${path}`);
  return value;
}
