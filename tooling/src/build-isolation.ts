import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildApp, compile, isBuilt } from "./build-app.ts";
import { CHUNKS } from "./chunk-files.ts";
import { distOf, releasesOf } from "./release-folder.ts";
import { isolationHash } from "./source-hash.ts";
import { isolationConfig } from "./webpack-preset.ts";

/**
 * Where the page is that shows a remote's newest build alone: in the folder of that build, so that the folder opens by
 * itself.
 */
function isolationFolder(remote: string): string {
  const releases = releasesOf(remote);
  if (!releases) throw new Error(`${remote} is not built.`);
  return join(distOf(remote), releases.live.folder, "isolation");
}

/** The newest build of a remote that is shipped, with the page that shows it alone, and where its chunks are. */
export function shippedParts(remote: string) {
  return {
    folder: dirname(isolationFolder(remote)),
    chunks: join(distOf(remote), CHUNKS),
  };
}

/** Builds a remote, and the page that shows it alone, unless both are there and fresh. */
export async function buildIsolation(remote: string): Promise<void> {
  if (!isBuilt(remote)) await buildApp(remote);
  const folder = isolationFolder(remote);
  const stamp = join(folder, "build.txt");
  const build = isolationHash(remote);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === build) return;
  const configure = isolationConfig(remote);
  await compile(configure({ mode: "production", build, outputPath: folder }));
  await writeFile(stamp, build);
}
