import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import { contractChange, neededVersion } from "./contract-change.ts";
import { readReport } from "./contract-report.ts";
import { contractSurface } from "./contract-surface.ts";

test("the contract is the one that was reported, under the version it was reported with", () => {
  const report = readReport();
  const change = contractChange(report.surface, contractSurface());
  const advice = `CONTRACT_VERSION at least ${neededVersion(report.version, change)}, then npm run contract:report`;
  expect({ ...change, advice }).toEqual({ kind: "none", advice });
  expect(CONTRACT_VERSION).toBe(report.version);
});
