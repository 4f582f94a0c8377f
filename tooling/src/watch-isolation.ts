import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { MultiStats } from "webpack";
import { bundlerOf, configOf } from "./build-app.ts";
import { isolationConfig } from "./webpack-preset.ts";
import { root } from "./workspace.ts";

/** How the newest build went. */
export interface Rebuild {
  /** Another one for every other build. */
  build: string;
  /** What is wrong with the sources, in webpack's words; empty where nothing is. */
  problems: string;
}

/** A build that follows its sources. */
export interface WatchedBuild {
  /** The remote's build, with the page that shows it alone in it. */
  folder: string;
  newest(): Rebuild;
  /** Says `built` with each build after the first. */
  events: EventEmitter<{ built: [Rebuild] }>;
}

/**
 * Builds a remote for development with the page that shows it alone, and builds it again at each change of its sources
 * until the process ends. Resolves with the first build without problems. It writes to a separate folder and never
 * touches the release build.
 */
export async function watchIsolation(remote: string): Promise<WatchedBuild> {
  const folder = join(root, ".cache/isolate", remote);
  await rm(folder, { recursive: true, force: true });
  const bundler = await bundlerOf(remote);
  const request = {
    mode: "development",
    build: "development",
    bundler,
  } as const;
  const container = await configOf(remote, {
    ...request,
    outputPath: folder,
  });
  const page = isolationConfig(remote)({
    ...request,
    outputPath: join(folder, "isolation"),
  });
  const compiler = bundler.run([
    // The page's files are in the folder too.
    { ...container, output: { ...container.output, clean: false } },
    page,
  ]);

  const events = new EventEmitter<{ built: [Rebuild] }>().setMaxListeners(0);
  let newest: Rebuild | undefined;
  return new Promise((resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (!stats) return reject(error ?? new Error(`${remote} is not built.`));
      const rebuild = rebuildOf(stats);
      if (rebuild.problems) console.error(rebuild.problems);
      if (newest) {
        newest = rebuild;
        events.emit("built", newest);
      } else if (rebuild.problems) {
        console.error(`${remote} does not compile: waiting for a change.`);
      } else {
        newest = rebuild;
        resolve({ folder, newest: () => newest!, events });
      }
    });
  });
}

function rebuildOf(stats: MultiStats): Rebuild {
  return {
    build: stats.hash,
    problems: stats.stats
      .filter((one) => one.hasErrors())
      .map((one) => one.toString("errors-only"))
      .join("\n\n"),
  };
}
