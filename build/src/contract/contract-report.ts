import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";
import type { Surface } from "./contract-surface.ts";

/** The contract as it was last agreed on, committed so that a change of it is seen. */
export interface ContractReport {
  version: string;
  surface: Surface;
}

/** Where the report is. */
export const reportFile = join(root, "shared-contracts/contract-report.md");

const INTRODUCTION =
  "What shell and remotes owe each other, as the compiler declares it. Written by `npm run contract:report`, which asks for a version that fits the change.";

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
