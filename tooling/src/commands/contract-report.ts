import { existsSync, writeFileSync } from "node:fs";
import {
  contractChange,
  isAtLeast,
  neededVersion,
} from "../../release/contract/contract-change.ts";
import {
  currentContract,
  printReport,
  readReport,
  reportFile,
} from "../../release/contract/contract-report.ts";
import { runCommand } from "../../release/command-line.ts";
import { ReleaseError } from "../../release/release-error.ts";

// npm run contract:report: writes down what shell and remotes owe each other, once CONTRACT_VERSION fits what changed since the last report.
await runCommand(async () => {
  const own = currentContract();
  if (existsSync(reportFile)) {
    const before = readReport();
    const change = contractChange(before.surface, own.surface);
    const needed = neededVersion(before.version, change);
    if (change.kind === "major") console.error(change.reasons.join("\n"));
    if (!isAtLeast(own.version, needed))
      throw new ReleaseError(
        `The contract changed (${change.kind}) since ${before.version}: make CONTRACT_VERSION ${needed}.`,
      );
  }
  writeFileSync(reportFile, printReport(own));
  return `Contract ${own.version}: ${own.surface.size} modules.`;
});
