/**
 * `npm run -s price -- FILE…`: the bill of each exported budget, one JSON line per file on stdout in the order given,
 * amounts as text in reais. A value that is read in another way than it is written, such as a margin of 30, is in `notes`. A
 * file that cannot be priced has its error on its line, and the exit code is 1 once all are done; without files it
 * is 2.
 */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import {
  FILE_UNREADABLE,
  readBudgetFile,
} from "shared-contracts/budget-file/read-budget-file";
import { BILL_PARTS } from "shared-contracts/parts/table";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";

/** What a line states, in this order. */
const FIGURES: readonly (keyof BudgetTotals)[] = [
  ...BILL_PARTS,
  "subtotal",
  "profitMargin",
  "contingency",
  "annualAdjustment",
  "total",
  "perPerson",
];

type Line = { file: string } & (
  | { error: string }
  | (Record<keyof BudgetTotals, string> & { notes?: readonly string[] })
);

// npm runs scripts in the checkout; paths are meant from where the command was typed.
const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env;
const folder = script === "price" && typedIn ? typedIn : process.cwd();

function price(file: string): Line {
  const bytes = readBytes(file);
  if (bytes === null) return { file, error: FILE_UNREADABLE };
  const read = readBudgetFile(bytes, basename(file));
  if (!read.ok) return { file, error: read.error };
  const totals = priceBudget(read.budget);
  const figures = FIGURES.map((name) => [name, toDecimalText(totals[name])]);
  return {
    file,
    ...Object.fromEntries(figures),
    ...(read.notes.length > 0 && { notes: read.notes }),
  };
}

function readBytes(file: string): Uint8Array | null {
  try {
    return readFileSync(resolve(folder, file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run -s price -- FILE…");
  process.exitCode = 2;
}
for (const file of files) {
  const line = price(file);
  if ("error" in line) process.exitCode = 1;
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
