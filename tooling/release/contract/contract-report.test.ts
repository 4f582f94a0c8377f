import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { contractChange, neededVersion } from "./contract-change.ts";
import {
  CONTRACT_NAMES,
  currentContract,
  readReport,
} from "./contract-report.ts";

test.each(CONTRACT_NAMES)(
  "the contract %s is the one that was reported, under the version it was reported with",
  (name) => {
    const report = readReport(name);
    const change = contractChange(
      report.surface,
      currentContract(name).surface,
    );
    const advice = `CONTRACTS.${name} at least ${neededVersion(report.version, change)}, then npm run contract:report`;
    expect({ ...change, advice }).toEqual({ kind: "none", advice });
    expect(CONTRACTS[name]).toBe(report.version);
  },
);

test("the core knows nothing of the budget's store and rules", () => {
  const modules = [...currentContract("core").surface.keys()];
  expect(
    modules.filter((module) =>
      /^(budget-store|budget-file|parts|pricing)\//.test(module),
    ),
  ).toEqual([]);
});
