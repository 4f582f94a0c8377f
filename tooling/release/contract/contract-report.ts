import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type ContractName,
  CONTRACTS,
} from "shared-contracts/federation/contract-version";
import { isInstalled } from "../../src/workspace.ts";
import type { ShellPromise } from "../published-folder.ts";
import { contractSurface, type Surface } from "./contract-surface.ts";

/** A contract as last released, committed so that a change shows in review. */
export interface ContractReport {
  name: ContractName;
  version: string;
  surface: Surface;
}

export const CONTRACT_NAMES: readonly ContractName[] = ["core", "budget"];

/** The path of a report in this checkout, or in the installed contract. */
export function reportPath(name: ContractName): string {
  return fileURLToPath(
    import.meta.resolve(`shared-contracts/contract-${name}.md`),
  );
}

const INTRODUCTION =
  "What shell and remotes owe each other, as the compiler declares it. Written by `npm run contract:report`, which asks for a version that fits the change.";

/** A contract of this checkout as it is now, whatever was reported. Takes seconds, once a process. */
export function currentContract(name: ContractName): ContractReport {
  // The sources that were built are as they were reported.
  if (isInstalled) return readReport(name);
  return { name, version: CONTRACTS[name], surface: contractSurface(name) };
}

/** The report of a contract in the checkout. */
export function readReport(name: ContractName): ContractReport {
  return parseReport(name, readFileSync(reportPath(name), "utf8"));
}

/** The text of a report. */
export function printReport(report: ContractReport): string {
  const { name, version, surface } = report;
  const modules = [...surface].map(
    ([module, text]) => `## ${module}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`,
  );
  return [
    `# Contract ${name} ${version}\n`,
    `${INTRODUCTION}\n`,
    ...modules,
  ].join("\n");
}

/** The contracts of this checkout as texts by name, as a shell is released with them. */
export function currentReports(): Record<string, string> {
  return Object.fromEntries(
    CONTRACT_NAMES.map((name) => [name, printReport(currentContract(name))]),
  );
}

/** The contracts that a shell was released with. */
export function reportsOf({ reports = {} }: ShellPromise): ContractReport[] {
  return CONTRACT_NAMES.flatMap((name) => {
    const text = reports[name];
    return text ? [parseReport(name, text)] : [];
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
