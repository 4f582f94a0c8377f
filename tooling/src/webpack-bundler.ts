import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import CssPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack from "webpack";
import type { Bundler } from "./bundler.ts";

const NAME = "Elements";

export const webpackBundler: Bundler = {
  file: "webpack.config.ts",
  run: webpack,
  hasCache: true,
  DefinePlugin: webpack.DefinePlugin,
  ModuleFederationPlugin,
  CssPlugin,
  minimizer: () => [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      // SWC starts its own threads.
      parallel: false,
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ],
  addToElements(compilation, code) {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(
      compilation,
    ).createScript.tap(NAME, (source) => source + code("script", "js"));
    CssPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      NAME,
      (source, { tag }) => source + code(tag, "css"),
    );
  },
};
