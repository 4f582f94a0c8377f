import { isPlain, type Plain } from "../entities/plain.ts";
import { Refusal } from "./refusal.ts";

/** A budget is five levels deep; much deeper data is no budget and could exhaust the stack. [no-prototype-keys] */
const MAX_DEPTH = 40;

/** Names that reach an object's prototype when assigned. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Copies foreign data without prototype keys. Refuses what is nested too deep. */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new Refusal("dados aninhados demais");
  // Adding 0 turns -0 into 0, which is all JSON writes of it.
  if (typeof value === "number") return value + 0;
  if (Array.isArray(value))
    return value.map((entry) => plainCopy(entry, depth + 1));
  if (!isPlain(value)) return value;
  const copy: Plain = {};
  for (const [key, entry] of Object.entries(value))
    if (!PROTOTYPE_KEYS.has(key)) copy[key] = plainCopy(entry, depth + 1);
  return copy;
}
