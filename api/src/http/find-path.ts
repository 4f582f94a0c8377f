import { toPath } from "shared-contracts/endpoints/field-errors";

type Keys = readonly PropertyKey[];

/** The path to the first value or key that matches, the least nested first; undefined when none does. */
export function findPath(
  root: unknown,
  fails: { value: (value: unknown) => boolean; key?: (key: string) => boolean },
): string | undefined {
  let level: { value: unknown; keys: Keys }[] = [{ value: root, keys: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { value, keys } of level) {
      if (fails.value(value)) return toPath(keys);
      if (typeof value !== "object" || value === null) continue;
      for (const [key, inner] of Object.entries(value)) {
        const inside = [...keys, Array.isArray(value) ? Number(key) : key];
        if (fails.key?.(key)) return toPath(inside);
        next.push({ value: inner, keys: inside });
      }
    }
    level = next;
  }
  return undefined;
}
