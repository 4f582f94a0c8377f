import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack, type Compilation } from "@rspack/core";
import type { Bundler, ElementCode } from "./bundler.ts";

const NAME = "Elements";

export const rspackBundler = {
  file: "rspack.config.ts",
  run: rspack,
  hasCache: false,
  DefinePlugin: rspack.DefinePlugin,
  ModuleFederationPlugin,
  CssPlugin: rspack.CssExtractRspackPlugin,
  minimizer: () => [
    new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ],
  addToElements(compilation: Compilation, code: ElementCode) {
    const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
    hooks.createScript.tap(NAME, (source) => source + code("script", "js"));
    hooks.createLink.tap(NAME, (source) => source + code("linkTag", "css"));
  },
} as unknown as Bundler;
