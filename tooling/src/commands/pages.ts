import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { buildCandidate } from "../../release/build-candidate.ts";
import {
  releasedApps,
  runCommand,
  UsageError,
} from "../../release/command-line.ts";
import { folderTarget } from "../../release/folder-target.ts";
import { releaseApps } from "../../release/release-apps.ts";

// node tooling/src/commands/pages.ts FOLDER: builds every app and writes the pages as one origin serves them, for an
// image. Nothing is checked: CI tried the commit, and the folder is new.
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new UsageError("Say the folder to write to.");
  mkdirSync(folder, { recursive: true });
  const candidates = [];
  for (const app of releasedApps) candidates.push(await buildCandidate(app));
  const now = new Date().toISOString();
  return releaseApps(folderTarget(resolve(folder)), candidates, {
    url: "",
    now,
  });
});
