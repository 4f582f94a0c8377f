import { parseArgs } from "node:util";
import { benchBudgetStore } from "./budget-store.ts";
import { benchBuildOne } from "./build-one.ts";
import { benchFairness } from "./fairness.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchInteractions } from "./interactions.ts";
import { benchKeystrokes } from "./keystrokes.ts";
import { benchGrids } from "./grids.ts";
import { benchLargeDrafts } from "./large-drafts.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPriceFiles } from "./price-files.ts";
import { benchPricing } from "./pricing.ts";
import { benchProposalPdf } from "./proposal-pdf.ts";
import { benchReleaseOne } from "./release-one.ts";
import { benchReturningUser } from "./returning-user.ts";
import { benchSavedList } from "./saved-list.ts";
import { benchSaving } from "./saving.ts";
import { benchStartUp } from "./start-up.ts";
import { benchTimeToInteractive } from "./time-to-interactive.ts";
import { benchTyping } from "./typing.ts";
import {
  isWithinLimit,
  table,
  type Bench,
  type BenchResult,
} from "./result.ts";

// npm run bench [-- [--verbose] PART…]: every figure that has a limit, and a few worth knowing. Exit code 1 when one is
// over.
const parts: Readonly<Record<string, Bench>> = {
  pricing: benchPricing,
  "budget-store": benchBudgetStore,
  "first-load": benchFirstLoad,
  "time-to-interactive": benchTimeToInteractive,
  lighthouse: benchLighthouse,
  "returning-user": benchReturningUser,
  "saved-list": benchSavedList,
  "price-files": benchPriceFiles,
  typing: benchTyping,
  grids: benchGrids,
  keystrokes: benchKeystrokes,
  interactions: benchInteractions,
  "large-drafts": benchLargeDrafts,
  "release-one": benchReleaseOne,
  "build-one": benchBuildOne,
  "start-up": benchStartUp,
  "proposal-pdf": benchProposalPdf,
  saving: benchSaving,
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
    // The other parts still have something to say.
    console.error(error);
    failed = true;
  }
}
console.log(table(results));
if (failed || !results.every(isWithinLimit)) process.exitCode = 1;
