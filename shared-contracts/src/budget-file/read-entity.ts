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

/** Reads a list, entry by entry; a missing one is empty (decision 28). */
export function readList<T>(
  value: unknown,
  path: string,
  readEntry: (entry: unknown, path: string) => T,
): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Refusal(`lista inválida em ${path}`);
  return value.map((entry, index) => readEntry(entry, `${path}[${index}]`));
}

/** Reads the items of a group along with the group. */
export function readGroup<G extends { items: T[] }, T>(
  value: unknown,
  model: G,
  path: string,
  readItem: (entry: unknown, path: string) => T,
): G {
  const group = readEntity<G>(value, model, path);
  const { items } = value as Plain;
  return { ...group, items: readList(items, `${path}.items`, readItem) };
}
