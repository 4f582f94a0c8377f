import { join } from "node:path";
import { rulesHash } from "shared-contracts/rules-hash";
import { contractsOf } from "../src/app-contracts.ts";
import { buildApp, isBuilt } from "../src/build-app.ts";
import { buildIsolation } from "../src/build-isolation.ts";
import { distOf, releasesOf } from "../src/release-folder.ts";
import { currentReports } from "./contract/contract-report.ts";
import { shellPromise } from "./contract/host-shell.ts";
import type { Candidate } from "./release-apps.ts";
import type { ReleaseSource } from "./release-source.ts";

/** Builds an app unless it is built, and returns the folder. Throws webpack's message. */
export async function buildCandidate(app: string): Promise<Candidate> {
  if (!isBuilt(app)) await buildApp(app);
  const { folder, ...release } = releasesOf(app)!.live;
  return {
    app,
    release: {
      ...release,
      ...(app === "shell" && { shell: await shellPromise() }),
      // A remote of the core alone has no rules.
      ...(contractsOf(app).budget && { rulesHash: rulesHash() }),
    },
    folder: join(distOf(app), folder),
  };
}

/**
 * The same with what it was made from; a remote also with its gallery, the shell with the reports of its contracts, which
 * takes seconds.
 */
export async function releasableCandidate(
  app: string,
  source: ReleaseSource,
): Promise<Candidate> {
  const candidate = await buildCandidate(app);
  const { release } = candidate;
  if (app !== "shell") await buildIsolation(app);
  release.source = source;
  if (release.shell) release.shell.reports = currentReports();
  return candidate;
}
