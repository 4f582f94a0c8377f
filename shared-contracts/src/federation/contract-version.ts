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

/** What a module or a release says it needs. */
export interface StatedContracts {
  /** Read by shells before 1.8, which knew one contract: the greatest version it needs. */
  contract: string;
  contracts?: Contracts | undefined;
}

/** What a remote of this checkout states when it needs these contracts. */
export function statedContracts(
  ...names: readonly ContractName[]
): Required<StatedContracts> {
  const contracts: Contracts = {
    core: CONTRACTS.core,
    ...(names.includes("budget") && { budget: CONTRACTS.budget }),
  };
  const [contract] = Object.values(contracts)
    .filter((version) => version !== undefined)
    .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return { contract: contract ?? CONTRACTS.core, contracts };
}

/** What is needed of each contract. Before 1.8 there was one, which was both. */
export function neededContracts({
  contract,
  contracts = { core: contract, budget: contract },
}: StatedContracts): Contracts {
  return contracts;
}

/** The contracts, as "core 1.10.0", that a shell with the versions of this checkout, or others, does not accept. */
export function refusedContracts(
  stated: StatedContracts,
  shell: Contracts = CONTRACTS,
): string[] {
  return Object.entries(neededContracts(stated))
    .filter(
      ([name, needed]: [string, string | undefined]) =>
        needed !== undefined &&
        !accepts(shell[name as ContractName] ?? "", needed),
    )
    .map(([name, needed]) => `${name} ${needed}`);
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
