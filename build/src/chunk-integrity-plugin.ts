import webpack, { type Compiler } from "webpack";

/**
 * Makes a remote's own chunk loader carry the integrity that the shell answers for a script's address.
 * The federation runtime only guards the entry: without this, webpack fetches a tampered chunk itself.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("ChunkIntegrity", (compilation) => {
      const { createScript } =
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(
          compilation,
        );
      createScript.tap(
        "ChunkIntegrity",
        (source) => `${source}
var integrity = (self.__BANQUETE_INTEGRITY__ || {})[url];
if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }`,
      );
    });
  }
}
