import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContractName,
  CONTRACTS,
} from "shared-contracts/federation/contract-version";
import { root } from "../../src/workspace.ts";
import { contractSurface, type Surface } from "./contract-surface.ts";

/** A contract as last released, committed so that a change shows in review. */
export interface ContractReport {
  name: ContractName;
  version: string;
  surface: Surface;
}

export const CONTRACT_NAMES: readonly ContractName[] = ["core", "budget"];

/** The file of a report, in shared-contracts and in the folder of a released shell. */
export function reportFile(name: ContractName): string {
  return `contract-${name}.md`;
}

/** The path of a report in this checkout. */
export function reportPath(name: ContractName): string {
  return join(root, "shared-contracts", reportFile(name));
}

const INTRODUCTION =
  "What shell and remotes owe each other, as the compiler declares it. Written by `npm run contract:report`, which asks for a version that fits the change.";

/** A contract of this checkout as it is now, whatever was reported. Takes seconds, once a process. */
export function currentContract(name: ContractName): ContractReport {
  return { name, version: CONTRACTS[name], surface: contractSurface(name) };
}

/** The report of a contract in the checkout. */
export function readReport(name: ContractName): ContractReport {
  return parseReport(name, readFileSync(reportPath(name), "utf8"));
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

/** The files in which a shell is published with what it gives remotes. */
export function printReports(
  reports: readonly ContractReport[],
): Map<string, Buffer> {
  return new Map(
    reports.map((report) => [
      reportFile(report.name),
      Buffer.from(printReport(report)),
    ]),
  );
}

/** Those of them that a released folder has. */
export function reportsIn(
  files: ReadonlyMap<string, Buffer>,
): ContractReport[] {
  return CONTRACT_NAMES.flatMap((name) => {
    const file = files.get(reportFile(name));
    return file ? [parseReport(name, file.toString())] : [];
  });
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
