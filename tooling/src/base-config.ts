import { join } from "node:path";
import refreshTypeScript from "react-refresh-typescript";
import { TRUSTED_TYPES_POLICY } from "shared-contracts/federation/trusted-types";
import { rulesHash } from "shared-contracts/rules-hash";
import { contractsOf } from "./app-contracts.ts";
import type { Bundler } from "./bundler.ts";
import { sourceName } from "./hot/fast-refresh.ts";
import { opensOffline } from "./opens-offline.ts";
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

/** What every build has, of a page, a remote or a worker: `name` tells apart what is built from one folder. */
export function baseConfig(
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
        buildDependencies: {
          // Both by name: webpack follows imports of JavaScript only.
          config: [
            import.meta.filename,
            join(import.meta.dirname, "webpack-preset.ts"),
          ],
        },
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
