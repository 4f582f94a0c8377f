import type { Identified } from "./row.ts";

/** The id a new entry gets: the largest there is plus one, 1 in an empty list. */
export function nextId(entries: readonly Identified[]): number {
  return entries.reduce((largest, { id }) => Math.max(largest, id), 0) + 1;
}
