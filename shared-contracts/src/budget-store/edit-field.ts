import { MAX_NUMBER } from "../numbers/max-number.ts";
import type { Edit } from "./history.ts";

/**
 * Whether `next` is a valid value that differs from `current`: a number must be finite and from 0 to 1e9; texts and
 * switches are always valid.
 */
export function isChange(current: unknown, next: unknown): boolean {
  if (Object.is(current, next)) return false;
  return typeof next !== "number" || (next >= 0 && next <= MAX_NUMBER);
}

/** Assigns `target[key] = value` as an edit that can be undone. `of` and `field` identify it in the history. */
export function editField<Target extends object, Key extends keyof Target>(
  scope: { edit(edit: Edit): void },
  target: Target,
  key: Key,
  value: Target[Key],
  { of = target, field = key, change }: Partial<Edit> = {},
): void {
  const before = target[key];
  scope.edit({
    of,
    field,
    undo: () => void (target[key] = before),
    redo: () => void (target[key] = value),
    change: change ?? { field: String(field), before, after: value },
  });
}
