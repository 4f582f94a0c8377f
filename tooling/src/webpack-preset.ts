import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Configuration } from "webpack";
import { baseConfig, type BuildRequest } from "./base-config.ts";
import { ChunkIntegrityPlugin } from "./chunk-integrity-plugin.ts";
import { withPageTools, withShellsRefresh } from "./hot/fast-refresh.ts";
import { PreloadStartPlugin } from "./preload-start-plugin.ts";
import { pathOf } from "./release-name.ts";
import { pageShared } from "./shared-modules.ts";
import { webpackBundler } from "./webpack-bundler.ts";
import { folderOf, versionOf } from "./workspace.ts";

export type WebpackConfigFactory = (request: BuildRequest) => Configuration;

/** What an app's module-federation.config.ts holds. */
export type FederationConfig = ConstructorParameters<
  typeof ModuleFederationPlugin
>[0];

/** The libraries that every page needs. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|mobx|mobx-react-lite)\//;

/**
 * The shell's configuration: a page at `/` that knows no remote at build time (they come from remotes.json).
 * A build for production has the address of its release.
 */
export function shellConfig(
  app: string,
  federation: FederationConfig,
): WebpackConfigFactory {
  return (request) => {
    const config = hostConfig(pageConfig(app, request), federation, request);
    const { mode, build } = request;
    const release = { version: versionOf(app), build };
    const publicPath =
      mode === "production" ? `/${pathOf(app, release)}/` : "/";
    const shell = {
      ...config,
      output: { ...config.output, publicPath },
      optimization: {
        ...config.optimization,
        // Without this, federation gives each of them a chunk.
        splitChunks: {
          cacheGroups: {
            libraries: { test: LIBRARIES, name: "libraries", enforce: true },
          },
        },
      },
      plugins: [
        ...(config.plugins ?? []),
        // Every visitor downloads these hashes, so they are of scripts only.
        ...(mode === "production"
          ? [new ChunkIntegrityPlugin(webpackBundler, { styles: false })]
          : []),
      ],
    };
    return request.hot ? withPageTools(shell) : shell;
  };
}

/** The shell's service worker, beside its page: one file that knows no release, so that a release rarely changes it. */
export function workerConfig(
  app: string,
  request: BuildRequest,
): Configuration {
  const config = baseConfig(app, request, { name: `${app}-worker` });
  return {
    ...config,
    target: "webworker",
    entry: { sw: "./src/offline/worker.ts" },
    output: { ...config.output, clean: false },
  };
}

/** A remote's configuration: exposes `./remote`, and finds its own files wherever its folder is served from. */
export function remoteConfig(
  app: string,
  federation: FederationConfig,
): WebpackConfigFactory {
  return (request) => {
    const { bundler = webpackBundler } = request;
    const config = baseConfig(app, request);
    const remote: Configuration = {
      ...config,
      entry: {},
      output: { ...config.output, publicPath: "auto" },
      optimization: {
        ...config.optimization,
        splitChunks: {
          ...config.optimization.splitChunks,
          // Each further chunk costs the entry a hash, and a request; and what is compressed in two parts weighs more.
          // Bytes before compression.
          minSize: 26_000,
          cacheGroups: { defaultVendors: false as const },
        },
      },
      plugins: [
        ...config.plugins,
        ...(request.mode === "production"
          ? [new ChunkIntegrityPlugin(bundler)]
          : []),
        new bundler.ModuleFederationPlugin({
          ...federation,
          ...federationOfAll,
          filename: "remoteEntry.js",
          experiments: { externalRuntime: true },
        }),
      ],
    };
    return request.hot ? withShellsRefresh(app, remote) : remote;
  };
}

/**
 * The page in which a remote runs alone: a small shell without the remote, which it loads from the folder above its
 * own. The remote's own build knows nothing of it.
 */
export function isolationConfig(app: string): WebpackConfigFactory {
  return (request) => {
    const config = hostConfig(
      baseConfig(app, request, { name: `${app}-isolation` }),
      { name: "isolation", remotes: {}, shared: pageShared },
      request,
    );
    return {
      ...config,
      entry: { main: "./src/isolation.ts" },
      output: { ...config.output, publicPath: "auto" },
      plugins: [
        ...(config.plugins ?? []),
        new HtmlWebpackPlugin({
          template: fileURLToPath(import.meta.resolve("isolation/index.html")),
          scriptLoading: "defer",
        }),
      ],
    };
  };
}

/**
 * A page at `/` without federation: what the shell starts from, and the monolith that the first-load bench compares
 * with.
 */
export function pageConfig(app: string, request: BuildRequest) {
  const config = baseConfig(app, request);
  const page = new HtmlWebpackPlugin({
    template: join(folderOf(app), "src/index.html"),
    scriptLoading: "defer",
  });
  return {
    ...config,
    output: { ...config.output, publicPath: "/" },
    plugins: [...config.plugins, page, new PreloadStartPlugin()],
  };
}

/** What the federation of shell and remotes has in common. Types come from shared-contracts. */
const federationOfAll = {
  // A loaded copy wins over a newer one that is not: an offline remote cannot stop the page.
  shareStrategy: "loaded-first",
  dts: false,
} as const satisfies Partial<FederationConfig>;

/** Makes a page the host of remotes that it finds at run time; it brings the runtime for all of them. */
function hostConfig(
  config: Configuration,
  federation: FederationConfig,
  { bundler = webpackBundler }: BuildRequest,
): Configuration {
  return {
    ...config,
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          // It comes as CommonJS, and would bring a second runtime in that form.
          include: /inject-external-runtime-core-plugin/,
          resolve: { conditionNames: ["import"] },
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new bundler.ModuleFederationPlugin({
        ...federation,
        ...federationOfAll,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: "web" },
        },
      }),
    ],
  };
}
