import { toPath } from "shared-contracts/endpoints/field-errors";

/** A value inside a JSON value. */
export interface JsonNode {
  value: unknown;
  /** Its key or index in `parent`; undefined at the root. */
  key?: string | number;
  parent?: JsonNode;
  /** 0 at the root. */
  depth: number;
}

/** The root and everything inside, the least nested first. Not recursive, so that depth cannot exhaust the stack. */
export function* walkJson(root: unknown): Generator<JsonNode> {
  let level: JsonNode[] = [{ value: root, depth: 0 }];
  while (level.length > 0) {
    const next: JsonNode[] = [];
    for (const parent of level) {
      yield parent;
      const { value, depth } = parent;
      if (typeof value !== "object" || value === null) continue;
      for (const [key, inner] of Object.entries(value)) {
        const at = Array.isArray(value) ? Number(key) : key;
        next.push({ value: inner, key: at, parent, depth: depth + 1 });
      }
    }
    level = next;
  }
}

/** The path from the root, such as `team[0].cost`; empty for the root. */
export function pathOf(node: JsonNode): string {
  const keys: (string | number)[] = [];
  for (let at = node; at.parent; at = at.parent) keys.unshift(at.key!);
  return toPath(keys);
}
