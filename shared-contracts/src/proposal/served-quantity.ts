import { findUnit } from "../catalog/units.ts";
import { counted, formatCount } from "../formats/count.ts";
import { printable } from "../formats/printable.ts";
import {
  compare,
  divideUp,
  type Exact,
  exact,
  multiply,
  ONE,
} from "../numbers/exact.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";
import { baseUnit } from "../pricing/units.ts";

const TENTH = exact("0.1");
const THOUSAND = exact(1000);

/** Nouns of units that are packs; clearer than "un". */
const PACKS: Record<string, readonly [one: string, many: string]> = {
  embalagem: ["embalagem", "embalagens"],
  pct: ["pacote", "pacotes"],
};

/**
 * A quantity for the client: pieces rounded up; kg and L with one decimal, half up; less than 0,1 kg or L in g or ml, at
 * least 1. [proposal-quantities]
 *
 * @param quantity In base units, such as `lineQuantity` returns.
 */
export function servedQuantity(quantity: Exact, unit: string): string {
  const base = baseUnit(unit);
  if (base === "un") return pieces(divideUp(quantity, ONE), unit);
  if (compare(quantity, TENTH) < 0) {
    const small = roundHalfUp(multiply(quantity, THOUSAND), 0) || 1n;
    return `${small} ${base === "kg" ? "g" : "ml"}`;
  }
  const rounded = exact(decimalText(roundHalfUp(quantity, 1), 1));
  return `${formatCount(rounded)} ${base}`;
}

function pieces(count: Exact, unit: string): string {
  const [one, many] = PACKS[unit] ?? wordsOf(unit);
  return counted(count, one, many);
}

function wordsOf(unit: string): [string, string] {
  const word = findUnit(unit) ? "un" : printable(unit);
  return [word, word];
}
