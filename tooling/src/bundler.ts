import type { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type MiniCssExtractPlugin from "mini-css-extract-plugin";
import type webpack from "webpack";

/** Code for the element of a chunk: `element` is the name of its variable, `chunkId` that of the chunk's id. */
export type ElementCode = (element: string, kind: "js" | "css") => string;

/** What webpack and Rspack have each of their own. Rspack's parts have the types of webpack's. */
export interface Bundler {
  /** Its file of an app's configuration. */
  file: string;
  run: typeof webpack;
  /** Whether a build for development begins with what the last one left in the cache. */
  hasCache: boolean;
  DefinePlugin: typeof webpack.DefinePlugin;
  ModuleFederationPlugin: typeof ModuleFederationPlugin;
  CssPlugin: typeof MiniCssExtractPlugin;
  /** Of scripts and of style sheets. */
  minimizer(): webpack.WebpackPluginInstance[];
  /** Adds code to what makes the script and link elements of chunks. */
  addToElements(compilation: webpack.Compilation, code: ElementCode): void;
}
