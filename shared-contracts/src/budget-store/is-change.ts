import { MAX_NUMBER } from "../numbers/max-number.ts";

/**
 * Whether `next` may take the place of `current` and differs from it: every number in a budget is finite and from 0 to
 * 1e9, texts and switches are free.
 */
export function isChange(current: unknown, next: unknown): boolean {
  if (Object.is(current, next)) return false;
  return typeof next !== "number" || (next >= 0 && next <= MAX_NUMBER);
}
