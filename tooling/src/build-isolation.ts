import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildApp, bundlerOf, compile, isBuilt } from "./build-app.ts";
import { distOf, releasesOf } from "./release-folder.ts";
import { isolationHash } from "./source-hash.ts";
import { isolationConfig } from "./webpack-preset.ts";

/** The newest build of a remote. The page that shows it alone is in it, so that the folder opens by itself. */
export function shippedFolder(remote: string): string {
  const releases = releasesOf(remote);
  if (!releases) throw new Error(`${remote} is not built.`);
  return join(distOf(remote), releases.live.folder);
}

/** Builds a remote, and the page that shows it alone, unless both are there and fresh. */
export async function buildIsolation(remote: string): Promise<void> {
  if (!isBuilt(remote)) await buildApp(remote);
  const folder = join(shippedFolder(remote), "isolation");
  const stamp = join(folder, "build.txt");
  const build = isolationHash(remote);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === build) return;
  const configure = isolationConfig(remote);
  const bundler = await bundlerOf(remote);
  const request = { mode: "production", build, outputPath: folder } as const;
  await compile(configure({ ...request, bundler }), bundler);
  await writeFile(stamp, build);
}
