import {
  acceptsContract,
  CONTRACT_VERSION,
} from "shared-contracts/federation/contract-version";
import { readRegistry } from "../live-registry.ts";
import { filesToPublish } from "../published-folder.ts";
import { lineOf, type Registry } from "../registry-file.ts";
import type { Candidate } from "../release-app.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { currentContract } from "./contract-report.ts";
import { readManifest } from "./federation-manifest.ts";
import { folderProblems } from "./folder-problems.ts";
import { CONTRACTS_FILE } from "./published-contracts.ts";
import { releasedShell } from "./released-shell.ts";
import { missingFromShell, understatedChange } from "./report-problems.ts";
import {
  shellProblems,
  type HostShell,
  type ReleasedShell,
} from "./shell-problems.ts";
import { shellPromise } from "./shell-promise.ts";

/**
 * Checks that a built app can be live beside what is live in a target: a remote in the shell of this checkout, where it has one, and in
 * the live shell, the shell with every live remote. Answers what could not be compared, in sentences. Throws ReleaseError, which lists why not.
 */
export async function checkContract(
  target: ReleaseTarget,
  candidate: Candidate,
): Promise<string[]> {
  const live = await releasedShell(target);
  const problems =
    candidate.app === "shell"
      ? [
          ...remoteProblems(await readRegistry(target), candidate),
          ...(live?.report
            ? understatedChange(live.report, currentContract())
            : []),
        ]
      : await candidateProblems(live, candidate);
  if (problems.length)
    throw new ReleaseError(
      `${candidate.app} ${nameOf(candidate.release)} breaks its contract: ${problems.join("; ")}.`,
    );
  return live && !live.report
    ? [
        `${live.title} was published without ${CONTRACTS_FILE}: only contract versions were compared.`,
      ]
    : [];
}

async function candidateProblems(
  live: ReleasedShell | null,
  candidate: Candidate,
): Promise<string[]> {
  const files = await filesToPublish(candidate.folder);
  const manifest = readManifest(candidate.app, files);
  const shells = [await ownShell(), live];
  return [
    ...folderProblems(candidate, manifest, files),
    ...shells
      .filter((shell) => shell !== null)
      .flatMap((shell) =>
        shellProblems(candidate.release.contract, manifest, shell),
      ),
    ...(live?.report
      ? missingFromShell(live.title, live.report, currentContract())
      : []),
  ];
}

/** The shell as this checkout would build it; null in a checkout of remotes alone. */
async function ownShell(): Promise<HostShell | null> {
  if (!isInCheckout("shell")) return null;
  return {
    title: "the shell of this checkout",
    contract: CONTRACT_VERSION,
    ...(await shellPromise()),
  };
}

/** Why a new shell could not host what users are given now, in words. */
function remoteProblems(
  registry: Registry,
  { release: { contract, shell } }: Candidate,
): string[] {
  const given = Object.keys(registry.remotes).flatMap((app) => {
    const line = lineOf(registry, app);
    return [line?.live, line?.canary?.release]
      .filter((release) => release !== undefined)
      .map((release) => ({ app, release }));
  });
  const wanted = new Set(shell?.routes.map(({ remote }) => remote));
  return [
    ...given
      .filter(({ release }) => !acceptsContract(release.contract, contract))
      .map(
        ({ app, release }) =>
          `it does not accept the contract ${release.contract} of ${app} ${nameOf(release)}, which is live`,
      ),
    ...[...wanted]
      .filter((app) => !(app in registry.remotes))
      .map((app) => `it shows pages of ${app}, which was never released`),
  ];
}
