import {
  neededContracts,
  refusedContracts,
  statedContracts,
  type StatedContracts,
} from "shared-contracts/federation/contract-version";
import { readRegistry } from "../live-registry.ts";
import { filesToPublish } from "../published-folder.ts";
import { lineOf, type Registry } from "../registry-file.ts";
import type { Candidate } from "../release-app.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { currentContract, type ReportName } from "./contract-report.ts";
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
 * Checks that a built app can be live beside what is live in a target: a remote in the shell of this checkout, where it
 * has one, and in the live shell, the shell with every live remote. Returns what could not be compared, in sentences.
 * Throws ReleaseError, which lists why not.
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
          ...(live?.reports ?? []).flatMap((report) =>
            understatedChange(report, currentContract(report.name)),
          ),
        ]
      : await candidateProblems(live, candidate);
  if (problems.length)
    throw new ReleaseError(
      `${candidate.app} ${nameOf(candidate.release)} breaks its contract: ${problems.join("; ")}.`,
    );
  return live && !live.reports
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
      .flatMap((shell) => shellProblems(candidate.release, manifest, shell)),
    ...(live?.reports ?? [])
      .filter(({ name }) => isNeeded(name, candidate.release))
      .flatMap((report) =>
        missingFromShell(live!.title, report, currentContract(report.name)),
      ),
  ];
}

/** Whether a remote needs a contract; the one that shells had before 1.8 concerns every remote. */
function isNeeded(name: ReportName, stated: StatedContracts): boolean {
  return (
    name === "shared-contracts" || neededContracts(stated)[name] !== undefined
  );
}

/** The shell of this checkout; null in a checkout of remotes only. */
async function ownShell(): Promise<HostShell | null> {
  if (!isInCheckout("shell")) return null;
  return {
    title: "the shell of this checkout",
    stated: statedContracts("core", "budget"),
    ...(await shellPromise()),
  };
}

/** Why a new shell could not host the live remotes, in words. */
function remoteProblems(
  registry: Registry,
  { release: { shell, ...own } }: Candidate,
): string[] {
  const given = Object.keys(registry.remotes).flatMap((app) => {
    const line = lineOf(registry, app);
    return [line?.live, line?.canary?.release]
      .filter((release) => release !== undefined)
      .map((release) => ({ app, release }));
  });
  const wanted = new Set(shell?.routes.map(({ remote }) => remote));
  return [
    ...given.flatMap(({ app, release }) =>
      refusedContracts(release, neededContracts(own)).map(
        (refused) =>
          `it does not accept the contract ${refused} of ${app} ${nameOf(release)}, which is live`,
      ),
    ),
    ...[...wanted]
      .filter((app) => !(app in registry.remotes))
      .map((app) => `it shows pages of ${app}, which was never released`),
  ];
}
