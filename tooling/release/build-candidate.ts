import { join } from "node:path";
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
    release: { ...release, ...shell },
    folder: join(distOf(app), folder),
  };
}
