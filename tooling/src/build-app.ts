import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Compilation, Configuration } from "webpack";
import type { BuildRequest } from "./base-config.ts";
import type { Bundler } from "./bundler.ts";
import { distOf, publishBuild, releasesOf } from "./release-folder.ts";
import { nameOf } from "./release-name.ts";
import { sourceHash } from "./source-hash.ts";
import { webpackBundler } from "./webpack-bundler.ts";
import { workerConfig, type WebpackConfigFactory } from "./webpack-preset.ts";
import { folderOf, versionOf } from "./workspace.ts";

/** Whether an app's newest build is of its current sources. */
export function isBuilt(app: string): boolean {
  const releases = releasesOf(app);
  return releases?.live.build === sourceHash(app);
}

/**
 * Builds an app for production into `dist/<version>-<hash>/` and marks it as the newest build. Throws the
 * bundler's message.
 */
export async function buildApp(app: string): Promise<void> {
  const version = versionOf(app);
  const build = sourceHash(app);
  const outputPath = join(distOf(app), nameOf({ version, build }));
  const bundler = await bundlerOf(app);
  const request = { mode: "production", build, outputPath, bundler } as const;
  const { entrypoints, namedChunkGroups } = await compile(
    await configOf(app, request),
    bundler,
  );
  if (app === "shell") await compile(workerConfig(app, request));
  const parts = [...namedChunkGroups].filter(
    ([name]) => !entrypoints.has(name),
  );
  await publishBuild(
    app,
    { version, build },
    new Map(parts.map(([name, part]) => [name, part.getFiles()])),
  );
}

/** What builds an app: Rspack where it has a configuration for it, else webpack. */
export async function bundlerOf(app: string): Promise<Bundler> {
  if (!existsSync(join(folderOf(app), "rspack.config.ts")))
    return webpackBundler;
  return (await import("./rspack-bundler.ts")).rspackBundler;
}

/** An app's own configuration for this request. */
export async function configOf(
  app: string,
  request: BuildRequest,
): Promise<Configuration> {
  const file = join(folderOf(app), (request.bundler ?? webpackBundler).file);
  const { default: configure } = (await import(pathToFileURL(file).href)) as {
    default: WebpackConfigFactory;
  };
  return configure(request);
}

/** Runs a bundler once. Throws its message. */
export function compile(
  config: Configuration,
  { run } = webpackBundler,
): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = run(config);
    compiler.run((error, stats) => {
      // Closing writes the filesystem cache; only then is the build over.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats!.hasErrors())
          reject(new Error(stats!.toString("errors-only")));
        else resolve(stats!.compilation);
      });
    });
  });
}
