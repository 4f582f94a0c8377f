import { parseArgs } from "node:util";
import { benchClientPage } from "./client-page.ts";
import { benchFairness } from "./fairness.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPriceBook } from "./price-book.ts";
import { benchProposalPdf } from "./proposal-pdf.ts";
import {
  isWithinLimit,
  table,
  type Bench,
  type BenchResult,
} from "./result.ts";
import { benchReturningUser } from "./returning-user.ts";
import { benchSaving } from "./saving.ts";
import { benchTyping } from "./typing.ts";
import { benchWithoutNetwork } from "./without-network.ts";

// npm run bench [-- [--verbose] PART…]: every figure that has a limit. Exit code 1 when one is over.
const parts: Readonly<Record<string, Bench>> = {
  "first-load": benchFirstLoad,
  "returning-user": benchReturningUser,
  "without-network": benchWithoutNetwork,
  lighthouse: benchLighthouse,
  typing: benchTyping,
  interactions: benchInteractions,
  saving: benchSaving,
  "price-book": benchPriceBook,
  "proposal-pdf": benchProposalPdf,
  "client-page": benchClientPage,
  fairness: benchFairness,
};

const { values, positionals } = parseArgs({
  options: { verbose: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(
    `No part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(2);
}

const results: BenchResult[] = [];
let failed = false;
for (const name of positionals.length ? positionals : Object.keys(parts)) {
  console.error(`${name}…`);
  try {
    results.push(...(await parts[name]!(values)));
  } catch (error) {
    // The other parts can still be measured.
    console.error(error);
    failed = true;
  }
}
console.log(table(results));
if (failed || !results.every(isWithinLimit)) process.exitCode = 1;
