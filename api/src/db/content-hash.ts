import { hash } from "node:crypto";
import { isPlain, type Plain, without } from "shared-contracts/entities/plain";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import type { Budget } from "shared-contracts/parts/budget";

/** Keys of a budget that no client reads. */
const NOT_THE_CONTENT = [...FOLLOW_UP_KEYS, "actual"];

/** The same at any depth: where an item comes from, the words that go with a file, and how to reach the client. */
const INTERNAL: ReadonlySet<string> = new Set([
  "supplier",
  "recipe",
  "message",
  "clientPhone",
  "clientEmail",
]);

/**
 * Identifies what a client reads of a budget: equal contents have equal hashes whatever the version and the order of
 * the keys. [changed-is-by-content]
 */
export function contentHash(nome: string, budget: Budget): string {
  const content = without({ ...budget, nome }, NOT_THE_CONTENT);
  return hash("sha256", JSON.stringify(inOrder(content, createSorter())));
}

/** A copy in which the keys of all objects have one order. */
function inOrder(
  value: unknown,
  sorted: (keys: readonly string[]) => readonly string[],
): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, sorted));
  if (!isPlain(value)) return value;
  const copy: Plain = {};
  for (const key of sorted(Object.keys(value)))
    copy[key] = inOrder(value[key], sorted);
  return copy;
}

/** Sorts the keys of an object, without the internal ones. A row mostly has the keys of the row before. */
function createSorter() {
  let before: readonly string[] = [];
  let sorted: readonly string[] = [];
  return (keys: readonly string[]): readonly string[] => {
    const same =
      keys.length === before.length &&
      keys.every((key, at) => key === before[at]);
    if (same) return sorted;
    before = keys;
    sorted = keys.filter((key) => !INTERNAL.has(key)).toSorted();
    return sorted;
  };
}
