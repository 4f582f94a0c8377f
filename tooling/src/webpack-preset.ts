import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import HtmlWebpackPlugin from "html-webpack-plugin";
import { rulesHash } from "shared-contracts/rules-hash";
import type { Configuration } from "webpack";
import refreshTypeScript from "react-refresh-typescript";
import { contractsOf } from "./app-contracts.ts";
import type { Bundler } from "./bundler.ts";
import { ChunkIntegrityPlugin } from "./chunk-integrity-plugin.ts";
import {
  sourceName,
  withPageTools,
  withShellsRefresh,
} from "./hot/fast-refresh.ts";
import { opensOffline } from "./opens-offline.ts";
import { PreloadStartPlugin } from "./preload-start-plugin.ts";
import { TRUSTED_TYPES_POLICY } from "shared-contracts/federation/trusted-types";
import { pathOf } from "./release-name.ts";
import { pageShared } from "./shared-modules.ts";
import { overrideOrigins } from "./override-origins.ts";
import { webpackBundler } from "./webpack-bundler.ts";
import { compilerConfig, folderOf, root, versionOf } from "./workspace.ts";

/** The parameters of a build; the commands fill them in. */
export interface BuildRequest {
  mode: "production" | "development";
  /** The source hash: part of the output folder's name and of the runtime's. */
  build: string;
  outputPath: string;
  /** Default: webpack. */
  bundler?: Bundler;
  /** For a development server: components are replaced in the page and keep their state. */
  hot?: boolean;
}

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
        // Every visitor downloads these hashes, so they are short and of scripts only.
        ...(mode === "production"
          ? [
              new ChunkIntegrityPlugin(webpackBundler, {
                algorithm: "sha256",
                styles: false,
              }),
            ]
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

function baseConfig(
  app: string,
  {
    mode,
    build,
    outputPath,
    bundler = webpackBundler,
    hot = false,
  }: BuildRequest,
  { name = app } = {},
) {
  const development = mode === "development";
  return {
    name,
    mode,
    context: folderOf(app),
    entry: { main: "./src/index.ts" },
    target: "web",
    // A build for production names its maps nowhere; a release keeps them apart.
    devtool: development
      ? ("cheap-module-source-map" as const)
      : ("hidden-nosources-source-map" as const),
    performance: false as const,
    stats: "errors-warnings" as const,
    infrastructureLogging: { level: "error" as const },
    output: {
      path: outputPath,
      filename: "[name].js",
      assetModuleFilename: "[name][ext]",
      // Unique per app and per build: two builds of one remote in a page must not answer for each other.
      uniqueName: `${containerName(name)}_${build}`,
      crossOriginLoading: "anonymous" as const,
      trustedTypes: TRUSTED_TYPES_POLICY,
      // Webpack's two minutes are longer than anybody waits, and a second try would wait for the first.
      chunkLoadTimeout: 15_000,
      clean: true,
      devtoolModuleFilenameTemplate: sourceName,
    },
    // What an earlier build left in the cache changes chunks: a build for production starts without, so that its
    // sources alone decide on its bytes.
    cache: development &&
      bundler.hasCache && {
        type: "filesystem" as const,
        name: `${name}-${mode}${hot ? "-hot" : ""}`,
        cacheDirectory: join(root, ".cache/webpack"),
        buildDependencies: { config: [import.meta.filename] },
      },
    resolve: { extensions: [".tsx", ".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: "ts-loader",
          options: {
            transpileOnly: true,
            ...(hot && {
              getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
            }),
            configFile: compilerConfig,
            compilerOptions: {
              noEmit: false,
              allowImportingTsExtensions: false,
              sourceMap: true,
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            bundler.CssPlugin.loader,
            {
              loader: "css-loader",
              options: {
                sourceMap: development,
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: "as-is",
                  // The hash keeps a file apart from one of the same name in shared-ui.
                  localIdentName: `${name}__[name]__[local]_[hash:base64:3]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|png|webmanifest)$/, type: "asset/resource" as const },
      ],
    },
    optimization: {
      // By the order of imports. Others are hashes of identifiers, some of which have the checkout's folder in them.
      moduleIds: "natural" as const,
      minimizer: bundler.minimizer(),
      splitChunks: { chunks: "async" as const },
    },
    plugins: [
      new bundler.DefinePlugin({
        APP_VERSION: JSON.stringify(versionOf(app)),
        APP_CONTRACTS: JSON.stringify(contractsOf(app)),
        RULES_HASH: JSON.stringify(rulesHash()),
        REMOTE_OVERRIDE: overrideOrigins(process.env).length > 0,
        OPENS_OFFLINE: !development && opensOffline(process.env),
      }),
      new bundler.CssPlugin({
        // Modules and layers decide what wins, never the order of files.
        ignoreOrder: true,
        filename: "[name].css",
      }),
    ],
  };
}

/** A federation container must be named by an identifier: `mf-wizard` becomes `mf_wizard`. */
function containerName(remote: string): string {
  return remote.replaceAll("-", "_");
}
