import { isPlain, type Plain } from "../entities/plain.ts";
import { Refusal } from "./refusal.ts";

/** A budget has five levels; much deeper data could exhaust the stack. */
const MAX_DEPTH = 40;

/** Keys that change an object's prototype when assigned. [no-prototype-keys] */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A copy of foreign data without prototype keys.
 *
 * @throws Refusal for data that is nested too deep.
 */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new Refusal("dados aninhados demais");
  // Turns -0 into 0, as JSON does.
  if (typeof value === "number") return value + 0;
  if (Array.isArray(value))
    return value.map((entry) => plainCopy(entry, depth + 1));
  if (!isPlain(value)) return value;
  const copy: Plain = {};
  for (const [key, entry] of Object.entries(value))
    if (!PROTOTYPE_KEYS.has(key)) copy[key] = plainCopy(entry, depth + 1);
  return copy;
}
