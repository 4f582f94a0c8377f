import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { MUTANT_AREAS } from "../mutant-areas.ts";
import { root } from "../workspace.ts";

// npm run test:mutants -- AREA [FILE...]: changes the source of an area in small ways and names each change that no
// test notices. With files, only those are changed. What was found before is kept for files that have not changed
// since.
const [name = "", ...files] = process.argv.slice(2);
const area = MUTANT_AREAS[name];
if (!area) {
  const names = Object.keys(MUTANT_AREAS).join(", ");
  console.error(`npm run test:mutants -- AREA, one of: ${names}`);
  process.exit(1);
}

process.chdir(root);
process.env.BANQUETE_MUTANT_AREA = name;
// A property is tried 100 times for each mutant.
process.env.BANQUETE_RUNS ??= "0.2";

const sandbox = mkdtempSync(join(tmpdir(), "banquete-mutants-"));
try {
  await new Stryker({
    mutate: [
      ...(files.length > 0 ? files : area.mutate),
      "!**/*.test.ts",
      "!**/*.test-data.ts",
    ],
    tempDirName: sandbox,
    // What no test of an area reads.
    ignorePatterns: ["dist", ".banquete", ".cache", "/docs", "/e2e"],
    disableTypeChecks: false,

    testRunner: "jest",
    plugins: ["@stryker-mutator/jest-runner"],
    testRunnerNodeArgs: ["--experimental-vm-modules", "--no-warnings"],
    jest: {
      configFile: "tooling/jest/mutants.config.mjs",
      enableFindRelatedTests: false,
    },
    coverageAnalysis: "perTest",
    concurrency: 1,
    // Each run of Jest leaves some 10 MB of ES modules behind.
    maxTestRunnerReuse: 50,
    // After which a mutant counts as an endless loop. Machines are shared and noisy.
    timeoutMS: 20_000,
    warnings: {
      unknownOptions: true,
      preprocessorErrors: true,
      unserializableOptions: true,
      slow: false,
    },

    incremental: true,
    incrementalFile: `reports/mutants/${name}.json`,
    reporters: ["progress-append-only", "clear-text", "html"],
    htmlReporter: { fileName: `reports/mutants/${name}.html` },
    clearTextReporter: { reportTests: false, allowEmojis: false },
    thresholds: { high: 100, low: 92, break: 92 },
  }).runMutationTest();
} finally {
  rmSync(sandbox, { recursive: true, force: true });
}
