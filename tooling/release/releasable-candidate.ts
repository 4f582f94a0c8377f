import { CONTRACT_NAMES, currentContract } from "./contract/contract-report.ts";
import {
  CONTRACTS_FILE,
  printContracts,
} from "./contract/published-contracts.ts";
import { buildCandidate } from "./build-candidate.ts";
import type { Candidate } from "./release-apps.ts";
import type { ReleaseSource } from "./release-source.ts";

/**
 * Builds an app, unless its build is there, to be released with what it was made from; the shell also with the
 * declarations of its contract, which takes seconds. Throws with webpack's own words.
 */
export async function releasableCandidate(
  app: string,
  source: ReleaseSource,
): Promise<Candidate> {
  const candidate = await buildCandidate(app);
  const release = { ...candidate.release, source };
  if (app !== "shell") return { ...candidate, release };
  const reports = CONTRACT_NAMES.map(currentContract);
  const more = new Map([[CONTRACTS_FILE, printContracts(reports)]]);
  return { ...candidate, release, more };
}
