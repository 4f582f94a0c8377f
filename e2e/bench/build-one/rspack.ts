import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Given } from "../build-one.ts";

// Builds a remote with Rspack: a process that the build-one bench times. Loaders, plugins and minimizers are Rspack's
// own, the rest is what webpack is given.
const [folder = ""] = process.argv.slice(2);
const { config, definitions, federation } = JSON.parse(
  readFileSync(join(folder, "given.json"), "utf8"),
) as Given;

type Plugin = new (options?: object) => object;
interface Rspack {
  (config: object, done: (error: unknown, stats?: Stats) => void): void;
  DefinePlugin: Plugin;
  SwcJsMinimizerRspackPlugin: Plugin;
  LightningCssMinimizerRspackPlugin: Plugin;
}
interface Stats {
  hasErrors(): boolean;
  toString(kind: string): string;
}

const installed = createRequire(join(folder, "package.json"));
const { rspack } = installed("@rspack/core") as { rspack: Rspack };
const { ModuleFederationPlugin } = installed(
  "@module-federation/enhanced/rspack",
) as { ModuleFederationPlugin: Plugin };

rspack(
  {
    ...config,
    module: {
      parser: { "css/auto": { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: "builtin:swc-loader",
          options: {
            jsc: {
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic" } },
            },
          },
        },
        { test: /\.css$/, type: "css/auto" },
        { test: /\.woff2$/, type: "asset/resource" },
      ],
    },
    optimization: {
      ...config.optimization,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    plugins: [
      new rspack.DefinePlugin(definitions),
      new ModuleFederationPlugin(federation),
    ],
  },
  (error, stats) => {
    if (error) throw error;
    if (stats!.hasErrors()) throw new Error(stats!.toString("errors-only"));
  },
);
