import { satisfy } from "@module-federation/enhanced/runtime";
import { acceptsContract } from "shared-contracts/federation/contract-version";
import type { ShellPromise } from "../published-folder.ts";
import type { ContractReport } from "./contract-report.ts";
import type { FederationManifest } from "./federation-manifest.ts";

/** A shell that remotes run in: what to call it, its contract version, and what it promises. */
export interface HostShell extends ShellPromise {
  title: string;
  contract: string;
}

/** A released shell, and the declarations it was published with; null where it was published without. */
export interface ReleasedShell extends HostShell {
  report: ContractReport | null;
}

/** Why a remote built against a contract version could not run in a shell, in words; none when it can. */
export function shellProblems(
  contract: string,
  { shared }: FederationManifest,
  shell: HostShell,
): string[] {
  const problems: string[] = [];
  if (!acceptsContract(contract, shell.contract))
    problems.push(
      `${shell.title} is on contract ${shell.contract} and does not accept ${contract}`,
    );
  for (const { name, requiredVersion } of shared) {
    const version = versionFor(shell, name);
    if (version === undefined)
      problems.push(`${shell.title} shares no ${name}`);
    else if (!satisfy(version, requiredVersion))
      problems.push(
        `${shell.title} shares ${name} ${version}, not ${requiredVersion}`,
      );
  }
  return problems;
}

/** A name that ends in a slash stands for everything below it. */
function versionFor({ shared }: ShellPromise, name: string) {
  const parent = Object.keys(shared).find(
    (key) => key.endsWith("/") && name.startsWith(key),
  );
  return shared[name] ?? (parent && shared[parent]);
}
