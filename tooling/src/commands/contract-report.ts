import { existsSync, writeFileSync } from "node:fs";
import {
  contractChange,
  isAtLeast,
  neededVersion,
} from "../../release/contract/contract-change.ts";
import {
  CONTRACT_NAMES,
  currentContract,
  printReport,
  readReport,
  reportPath,
} from "../../release/contract/contract-report.ts";
import { runCommand } from "../../release/command-line.ts";
import { ReleaseError } from "../../release/release-error.ts";

// npm run contract:report: writes down what shell and remotes owe each other, once each version fits what changed since
// its last report.
await runCommand(async () => {
  const written = CONTRACT_NAMES.map((name) => {
    const own = currentContract(name);
    if (existsSync(reportPath(name))) {
      const before = readReport(name);
      const change = contractChange(before.surface, own.surface);
      const needed = neededVersion(before.version, change);
      if (change.kind === "major") console.error(change.reasons.join("\n"));
      if (!isAtLeast(own.version, needed))
        throw new ReleaseError(
          `The contract ${name} changed (${change.kind}) since ${before.version}: make CONTRACTS.${name} ${needed}.`,
        );
    }
    return { ...own, file: reportPath(name) };
  });
  for (const own of written) writeFileSync(own.file, printReport(own));
  return written
    .map(
      ({ name, version, surface }) =>
        `Contract ${name} ${version}: ${surface.size} modules.`,
    )
    .join("\n");
});
