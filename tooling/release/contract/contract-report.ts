import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import { root } from "../../src/workspace.ts";
import { contractSurface, type Surface } from "./contract-surface.ts";

/** The contract as it was last agreed on, committed so that a change of it is seen. */
export interface ContractReport {
  version: string;
  surface: Surface;
}

/** Where the report is. */
export const reportFile = join(root, "shared-contracts/contract-report.md");

const INTRODUCTION =
  "What shell and remotes owe each other, as the compiler declares it. Written by `npm run contract:report`, which asks for a version that fits the change.";

let current: ContractReport | undefined;

/** The contract of this checkout as it is now, whatever was reported. Takes seconds, once a process. */
export function currentContract(): ContractReport {
  current ??= { version: CONTRACT_VERSION, surface: contractSurface() };
  return current;
}

/** The report in the checkout. */
export function readReport(): ContractReport {
  return parseReport(readFileSync(reportFile, "utf8"));
}

/** A report as it is committed. */
export function printReport({ version, surface }: ContractReport): string {
  const modules = [...surface].map(
    ([module, text]) => `## ${module}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`,
  );
  return [`# Contract ${version}\n`, `${INTRODUCTION}\n`, ...modules].join(
    "\n",
  );
}

/** Reads what `printReport` wrote. */
export function parseReport(text: string): ContractReport {
  const [, version = ""] = /^# Contract (\S+)$/m.exec(text) ?? [];
  const modules = text.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n```$/gms);
  return {
    version,
    surface: new Map(
      [...modules].map(([, module = "", code = ""]) => [module, `${code}\n`]),
    ),
  };
}
