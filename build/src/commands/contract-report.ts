import { existsSync, writeFileSync } from "node:fs";
import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import {
  contractChange,
  isAtLeast,
  neededVersion,
} from "../contract/contract-change.ts";
import {
  printReport,
  readReport,
  reportFile,
} from "../contract/contract-report.ts";
import { contractSurface } from "../contract/contract-surface.ts";
import { runCommand } from "../release/command-line.ts";
import { ReleaseError } from "../release/release-error.ts";

// npm run contract:report: writes down what shell and remotes owe each other, once CONTRACT_VERSION fits what changed since the last report.
await runCommand(async () => {
  const surface = contractSurface();
  if (existsSync(reportFile)) {
    const before = readReport();
    const change = contractChange(before.surface, surface);
    const needed = neededVersion(before.version, change);
    if (change.kind === "major") console.error(change.reasons.join("\n"));
    if (!isAtLeast(CONTRACT_VERSION, needed))
      throw new ReleaseError(
        `The contract changed (${change.kind}) since ${before.version}: make CONTRACT_VERSION ${needed}.`,
      );
  }
  writeFileSync(
    reportFile,
    printReport({ version: CONTRACT_VERSION, surface }),
  );
  return `Contract ${CONTRACT_VERSION}: ${surface.size} modules.`;
});
