/** Three-way merge of values that are not lists of rows. `undefined` is an absent value. */
import { isPlain, type Plain } from "../entities/plain.ts";

/** The version both sides began from, and what each side made of it. */
export interface Sides<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

export type Side = "mine" | "theirs";

/** Where a value is in `dados`: keys, and ids of rows and groups. */
export type Path = readonly (string | number)[];

/** Returns the side whose value is taken. `only` is the one side that changed it; null where both did, and otherwise. */
export type Decide = (path: Path, sides: Sides, only: Side | null) => Side;

/** Assigning it changes an object's prototype. */
const PROTOTYPE_KEY = "__proto__";

/**
 * The value that both sides make together: what one side changed is taken, and the same change of both is one. Records
 * merge key by key, everything else as a whole.
 */
export function mergeValue(sides: Sides, path: Path, decide: Decide): unknown {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs)) return mine;
  if (isPlain(mine) && isPlain(theirs))
    return mergeRecord(
      { base: isPlain(base) ? base : {}, mine, theirs },
      path,
      decide,
    );
  const [mineStayed, theirsStayed] = [isSame(mine, base), isSame(theirs, base)];
  const only = theirsStayed ? "mine" : mineStayed ? "theirs" : null;
  return sides[decide(path, sides, only)];
}

/** Merges records key by key; `merge` merges one value. Keys stand as in theirs, then those only mine has. */
export function mergeRecord(
  { base, mine, theirs }: Sides<Plain>,
  path: Path,
  decide: Decide,
  merge: typeof mergeValue = mergeValue,
): Plain {
  const merged: Plain = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (key === PROTOTYPE_KEY) continue;
    const sides = {
      base: own(base, key),
      mine: own(mine, key),
      theirs: own(theirs, key),
    };
    const value = merge(sides, [...path, key], decide);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function own(record: Plain, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether two JSON values are the same; the order of keys and keys without a value do not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((value, index) => isSame(value, other[index]))
    );
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => isSame(own(one, key), own(other, key)),
  );
}
