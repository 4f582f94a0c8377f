/**
 * The versions of the contracts between shell and remotes. Core, for every remote: `RemoteModule`, `CoreServices` and the
 * doors to router, state and queries. Budget, for remotes that name it: `BudgetServices` and the door to the rules.
 * Semver: a remote states the versions of its build; the shell accepts the same major and no newer minor.
 * [contract-is-checked-first]
 */
export const CONTRACTS = { core: "1.20.0", budget: "1.12.0" } as const;

export type ContractName = keyof typeof CONTRACTS;

/** Versions by contract; `budget` only for a remote that uses it. */
export interface Contracts {
  core: string;
  budget?: string | undefined;
}

/**
 * The current versions of the core contract and of the named ones, for `RemoteModule.contracts`.
 *
 * @example
 *   statedContracts("budget"); // { core: "1.0.0", budget: "1.3.0" }
 */
export function statedContracts(...names: readonly ContractName[]): Contracts {
  const { core, budget } = CONTRACTS;
  return { core, ...(names.includes("budget") && { budget }) };
}

/**
 * The contracts of a remote that a shell does not accept, such as "core 1.10.0"; empty for a remote that fits.
 *
 * @param needed The versions that the remote states.
 * @param shell The shell's versions. Default: those of these sources.
 */
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
