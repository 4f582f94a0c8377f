import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { contractChange, neededVersion } from "./contract-change.ts";
import {
  CONTRACT_NAMES,
  currentContract,
  parseReport,
  readReport,
} from "./contract-report.ts";
import { root } from "../../src/workspace.ts";

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

/** The reports of released contracts, such as `core-1.0.0.md`. They never change. */
const RELEASED = join(root, "shared-contracts/released");

test.each(readdirSync(RELEASED))(
  "a remote that was built for %s runs in today's shell",
  (file) => {
    const name = CONTRACT_NAMES.find((known) => file.startsWith(`${known}-`))!;
    const text = readFileSync(join(RELEASED, file), "utf8");
    const { surface } = parseReport(name, text);
    expect(surface.size).toBeGreaterThan(0);
    expect(contractChange(surface, currentContract(name).surface)).not.toEqual(
      expect.objectContaining({ kind: "major" }),
    );
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
