import type { Proposal } from "./composition.ts";

/** Every text that a composition prints, in the order they are read. What draws it must say the same. */
export function textsOf({ blocks }: Pick<Proposal, "blocks">): string[] {
  return blocks.flatMap(({ kind: _kind, ...printed }) => stringsIn(printed));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
