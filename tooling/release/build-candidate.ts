import { join } from "node:path";
import { rulesHash } from "shared-contracts/budget-file/rules-hash";
import { neededContracts } from "shared-contracts/federation/contract-version";
import { contractsOf } from "../src/app-contracts.ts";
import { buildApp, isBuilt } from "../src/build-app.ts";
import { shellPromise } from "./contract/shell-promise.ts";
import { distOf, releasesOf } from "../src/release-folder.ts";
import type { Candidate } from "./release-apps.ts";

/** Builds an app unless it is built, and returns the folder. Throws webpack's message. */
export async function buildCandidate(app: string): Promise<Candidate> {
  if (!isBuilt(app)) await buildApp(app);
  const { folder, ...release } = releasesOf(app)!.live;
  const shell = app === "shell" ? { shell: await shellPromise() } : {};
  return {
    app,
    release: { ...release, ...shell, ...rulesOf(app) },
    folder: join(distOf(app), folder),
  };
}

/** A remote of the core alone has no rules. */
function rulesOf(app: string): { rulesHash?: string } {
  const { budget } = neededContracts(contractsOf(app));
  return budget ? { rulesHash: rulesHash() } : {};
}
