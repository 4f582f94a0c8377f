import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContractName,
  CONTRACTS,
  statedContracts,
} from "shared-contracts/federation/contract-version";
import { root } from "../../src/workspace.ts";
import { contractSurface, type Surface } from "./contract-surface.ts";

/** The two contracts, and what a shell before 1.8 called its only one. */
export type ReportName = ContractName | "shared-contracts";

/** A contract as last released, committed so that a change shows in review. */
export interface ContractReport<Name extends ReportName = ReportName> {
  name: Name;
  version: string;
  surface: Surface;
}

export const CONTRACT_NAMES: readonly ContractName[] = ["core", "budget"];

/** The path of a report. */
export function reportFile(name: ContractName): string {
  return join(root, `shared-contracts/contract-${name}.md`);
}

const INTRODUCTION =
  "What shell and remotes owe each other, as the compiler declares it. Written by `npm run contract:report`, which asks for a version that fits the change.";

const current = new Map<ReportName, ContractReport>();

/**
 * A contract of this checkout as it is now, whatever was reported; `shared-contracts` is both in one. Takes seconds,
 * once a process.
 */
export function currentContract(name: ReportName): ContractReport {
  const known = current.get(name);
  if (known) return known;
  const isOne = name === "shared-contracts";
  const report = {
    name,
    version: isOne
      ? statedContracts("core", "budget").contract
      : CONTRACTS[name],
    surface: contractSurface(isOne ? undefined : name),
  };
  current.set(name, report);
  return report;
}

/** The report of a contract in the checkout. */
export function readReport(name: ContractName): ContractReport {
  return parseReport(name, readFileSync(reportFile(name), "utf8"));
}

/** The text of a report. */
export function printReport({
  name,
  version,
  surface,
}: ContractReport): string {
  const modules = [...surface].map(
    ([module, text]) => `## ${module}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`,
  );
  return [
    `# Contract ${name} ${version}\n`,
    `${INTRODUCTION}\n`,
    ...modules,
  ].join("\n");
}

/** Reads what `printReport` wrote. */
export function parseReport(name: ContractName, text: string): ContractReport {
  const [, version = ""] = /^# Contract \S+ (\S+)$/m.exec(text) ?? [];
  const modules = text.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n```$/gms);
  return {
    name,
    version,
    surface: new Map(
      [...modules].map(([, module = "", code = ""]) => [module, `${code}\n`]),
    ),
  };
}
