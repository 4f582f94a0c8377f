import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Amount, toReais } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { readBudgetFile } from "shared-contracts/budget-file/read-budget-file";

/** Exported budgets; together they have every part, unit and multiplier. */
const FIXTURES = new URL("../src/budget-file/fixtures/", import.meta.url);

/** Long enough to distinguish versions, short enough to read aloud. */
const DIGITS = 12;

/**
 * Hashes the totals that these sources compute for the fixtures: sources with equal totals, to the cent, have the same
 * hash. Twelve hexadecimal digits. [rules-are-one-copy]
 *
 * @param price Computes the costs of a budget; tests pass another one.
 * @throws Error when the reader refuses a fixture.
 */
export function rulesHash(price = priceBudget): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(FIXTURES).sort()) {
    const read = readBudgetFile(readFileSync(new URL(name, FIXTURES)), name);
    if (!read.ok) throw new Error(`The fixture ${name}: ${read.error}`);
    const amounts = Object.entries<Amount>({ ...price(read.budget) })
      .map(([part, amount]) => `${part} ${toReais(amount)}`)
      // A new part that no fixture has must not change the hash.
      .filter((line) => !line.endsWith(" 0"));
    hash.update(`${amounts.sort().join()}\n`);
  }
  return hash.digest("hex").slice(0, DIGITS);
}
