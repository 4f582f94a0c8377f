import { satisfy } from "@module-federation/enhanced/runtime";
import {
  refusedContracts,
  type Contracts,
} from "shared-contracts/federation/contract-version";
import type { ShellPromise } from "../published-folder.ts";
import type { ContractReport } from "./contract-report.ts";
import type { FederationManifest } from "./federation-manifest.ts";

/** A shell that remotes run in: what to call it, its contract versions, and what it promises. */
export interface HostShell extends ShellPromise {
  title: string;
  contracts: Contracts;
}

/** A shell, and the declarations it was published with. */
export interface ReleasedShell extends HostShell {
  reports: readonly ContractReport[];
}

/** Why a remote built against contract versions could not run in a shell, in words; none when it can. */
export function shellProblems(
  needed: Contracts,
  { shared }: FederationManifest,
  shell: HostShell,
): string[] {
  const problems: string[] = [];
  for (const refused of refusedContracts(needed, shell.contracts)) {
    const [name] = refused.split(" ") as [keyof Contracts];
    problems.push(
      `${shell.title} is on contract ${name} ${shell.contracts[name]} and does not accept ${refused}`,
    );
  }
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
