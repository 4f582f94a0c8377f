import { join } from "node:path";
import { pathToFileURL } from "node:url";
import webpack, { type Compilation, type Configuration } from "webpack";
import { distOf, publishBuild, releasesOf } from "./release-folder.ts";
import { nameOf } from "./release-name.ts";
import { sourceHash } from "./source-hash.ts";
import {
  workerConfig,
  type BuildRequest,
  type WebpackConfigFactory,
} from "./webpack-preset.ts";
import { folderOf, versionOf } from "./workspace.ts";

/** Whether an app's newest build is of its current sources. */
export function isBuilt(app: string): boolean {
  const releases = releasesOf(app);
  return releases?.live.build === sourceHash(app);
}

/**
 * Builds an app for production into `dist/<version>-<hash>/` and marks it as the newest build. Throws webpack's
 * message.
 */
export async function buildApp(app: string): Promise<void> {
  const version = versionOf(app);
  const build = sourceHash(app);
  const outputPath = join(distOf(app), nameOf({ version, build }));
  const request = { mode: "production", build, outputPath } as const;
  const { entrypoints, namedChunkGroups } = await compile(
    await webpackConfig(app, request),
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

/** An app's own webpack configuration for this request. */
export async function webpackConfig(
  app: string,
  request: BuildRequest,
): Promise<Configuration> {
  const file = pathToFileURL(join(folderOf(app), "webpack.config.ts")).href;
  const { default: configure } = (await import(file)) as {
    default: WebpackConfigFactory;
  };
  return configure(request);
}

/** Runs webpack once. Throws its message. */
export function compile(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
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
