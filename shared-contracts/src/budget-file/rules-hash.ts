import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Amount, toReais } from "../numbers/rounding.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { readBudgetFile } from "./read-budget-file.ts";

/** Exported budgets; together they have every part, unit and multiplier. */
const FIXTURES = new URL("fixtures/", import.meta.url);

/** Long enough to tell rules apart, short enough to read aloud. */
const DIGITS = 12;

/**
 * Identifies the rules of these sources by what they make of the kept budgets: sources that price alike, to the cent,
 * have one hash. For Node: it reads files. Throws when one of the budgets is refused. [rules-are-one-copy]
 */
export function rulesHash(price = priceBudget): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(FIXTURES).sort()) {
    const read = readBudgetFile(readFileSync(new URL(name, FIXTURES)), name);
    if (!read.ok) throw new Error(`The kept budget ${name}: ${read.error}`);
    const amounts = Object.entries<Amount>({ ...price(read.budget) })
      .map(([part, amount]) => `${part} ${toReais(amount)}`)
      // A part that costs nothing prices like rules without it.
      .filter((line) => !line.endsWith(" 0"));
    hash.update(`${amounts.sort().join()}\n`);
  }
  return hash.digest("hex").slice(0, DIGITS);
}
