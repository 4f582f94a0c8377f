import {
  refusedContracts,
  statedContracts,
} from "shared-contracts/federation/contract-version";
import { nameOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { readRegistry } from "../live-registry.ts";
import { filesToPublish } from "../published-folder.ts";
import { lineOf, type Line, type Registry } from "../registry-file.ts";
import type { Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { currentContract, reportsOf } from "./contract-report.ts";
import {
  chunkGlobalProblems,
  folderProblems,
  readManifest,
} from "./folder-problems.ts";
import {
  declaredInWords,
  declaredProblems,
  declaredRoutes,
  liveShell,
  shellProblems,
  shellPromise,
  slotProblems,
  type HostShell,
} from "./host-shell.ts";
import { missingFromShell, understatedChange } from "./report-problems.ts";

/**
 * Checks that built apps, which go live together, can be live beside what is live in a target: a remote in the shell
 * among them, else in the shell of this checkout, where it has one, and in the live shell; the shell with every remote
 * that is live then. Returns what users will see of declared pages, and what they will not see, in sentences. Throws ReleaseError, which lists why not.
 */
export async function checkContract(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
): Promise<string[]> {
  const registry = await readRegistry(target);
  const live = await liveShell(target);
  const next = candidates.find(({ app }) => app === "shell");
  const shells = next ? [candidateShell(next)] : [await ownShell(), live];
  const refusals: string[] = [];
  for (const candidate of candidates) {
    const { app, release } = candidate;
    const problems =
      candidate === next
        ? shellChangeProblems(registry, live, next, candidates)
        : await remoteProblems(
            target,
            lineOf(registry, app),
            shells,
            candidate,
          );
    if (problems.length)
      refusals.push(
        `${app} ${nameOf(release)} breaks its contract: ${problems.join("; ")}.`,
      );
  }
  if (refusals.length) throw new ReleaseError(refusals.join(" "));
  return [
    ...candidates.flatMap(({ app, release }) => declaredInWords(app, release)),
    ...(next ? [] : unseen(live, candidates)),
  ];
}

/** The remotes of which users see no page while this shell is live, a sentence each. */
function unseen(
  live: HostShell | null,
  candidates: readonly Candidate[],
): string[] {
  return candidates
    .filter(
      ({ app, release }) =>
        !live ||
        ![...live.routes, ...declaredRoutes(app, release)].some(
          ({ remote }) => remote === app,
        ),
    )
    .map(({ app }) =>
      live
        ? `${live.title} shows no page of ${app}: users see it once a shell that does is released.`
        : `No shell is live: users see ${app} once one is released.`,
    );
}

/** Why a remote could not run in the shells, in words. */
async function remoteProblems(
  target: ReleaseTarget,
  line: Line | undefined,
  shells: readonly (HostShell | null)[],
  candidate: Candidate,
): Promise<string[]> {
  const { app, release } = candidate;
  const { contracts } = release;
  const files = await filesToPublish(candidate.folder);
  const manifest = readManifest(app, files);
  const there = shells.filter((shell) => shell !== null);
  return [
    ...folderProblems(candidate, manifest, files),
    ...there.flatMap((shell) => [
      ...shellProblems(contracts, manifest, shell),
      ...declaredProblems(app, release, shell),
      ...slotProblems(app, release, shell),
    ]),
    ...there.flatMap((shell) =>
      reportsOf(shell)
        .filter(({ name }) => contracts[name] !== undefined)
        .flatMap((report) =>
          missingFromShell(shell.title, report, currentContract(report.name)),
        ),
    ),
    ...(await chunkGlobalProblems(target, line, candidate, files)),
  ];
}

/** The shell of this checkout; null in a checkout of remotes only. */
async function ownShell(): Promise<HostShell | null> {
  if (!isInCheckout("shell")) return null;
  return {
    title: "the shell of this checkout",
    contracts: statedContracts("core", "budget"),
    // Without reports: the compiler has checked the remotes of this checkout against them.
    ...(await shellPromise()),
  };
}

/** A built shell as remotes that go live with it will find it. */
function candidateShell({ release }: Candidate): HostShell {
  const title = `the new shell ${nameOf(release)}`;
  return { title, contracts: release.contracts, ...release.shell! };
}

/** Why the shell among the candidates could not follow the live one and host the remotes that stay live, in words. */
function shellChangeProblems(
  registry: Registry,
  live: HostShell | null,
  { release: { shell, contracts } }: Candidate,
  candidates: readonly Candidate[],
): string[] {
  const apps = new Set(candidates.map(({ app }) => app));
  const problems: string[] = [];
  for (const app of Object.keys(registry.remotes)) {
    const line = apps.has(app) ? undefined : lineOf(registry, app);
    for (const release of [line?.live, line?.canary?.release]) {
      if (!release) continue;
      const name = `${app} ${nameOf(release)}`;
      for (const refused of refusedContracts(release.contracts, contracts))
        problems.push(
          `it does not accept the contract ${refused} of ${name}, which is live`,
        );
      const title = `with ${name}, which is live, it`;
      problems.push(...declaredProblems(app, release, { ...shell, title }));
    }
  }
  for (const app of new Set(shell?.routes.map(({ remote }) => remote)))
    if (!(app in registry.remotes) && !apps.has(app))
      problems.push(`it shows pages of ${app}, which was never released`);
  const changes = (live ? reportsOf(live) : []).flatMap((report) =>
    understatedChange(report, currentContract(report.name)),
  );
  return [...problems, ...changes];
}
