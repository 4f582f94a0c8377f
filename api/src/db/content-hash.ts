import { createHash } from "node:crypto";
import { without } from "shared-contracts/entities/plain";
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
  return createHash("sha256")
    .update(JSON.stringify(content, inOrder))
    .digest("hex");
}

/** For JSON.stringify: the same object with its keys in one order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const entries = Object.entries(value)
    .filter(([key]) => !INTERNAL.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}
