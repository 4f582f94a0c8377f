/**
 * The contracts of shell and remotes. The core is for every remote: `RemoteModule`, `CoreServices` and the doors to
 * router, state and queries. The budget is for remotes that need it: `BudgetServices` and the door to the rules.
 * Semver: a remote states the versions it was built against, and the shell accepts the same major and no newer minor.
 * [contract-is-checked-first]
 */
export const CONTRACTS = { core: "1.0.0", budget: "1.0.0" } as const;

export type ContractName = keyof typeof CONTRACTS;

/** Versions by contract; `budget` only of a remote that needs it. */
export interface Contracts {
  core: string;
  budget?: string | undefined;
}

/** The versions of this checkout, of the contracts that an app names. */
export function statedContracts(...names: readonly ContractName[]): Contracts {
  const { core, budget } = CONTRACTS;
  return { core, ...(names.includes("budget") && { budget }) };
}

/** The contracts, as "core 1.10.0", that a shell with the versions of this checkout, or others, does not accept. */
export function refusedContracts(
  needed: Contracts,
  shell: Contracts = CONTRACTS,
): string[] {
  return Object.entries(needed)
    .filter(
      ([name, version]: [string, string | undefined]) =>
        version !== undefined &&
        !accepts(shell[name as ContractName] ?? "", version),
    )
    .map(([name, version]) => `${name} ${version}`);
}

function accepts(given: string, needed: string): boolean {
  const [major, minor] = parts(needed);
  const [givenMajor, givenMinor] = parts(given);
  return major === givenMajor && minor <= givenMinor;
}

function parts(version: string): [major: number, minor: number] {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : [NaN, NaN];
}
