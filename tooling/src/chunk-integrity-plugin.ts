import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack, { type Compilation, type Compiler } from "webpack";
import { integrityOf } from "./integrity.ts";

const NAME = "ChunkIntegrity";
const { Compilation: Stages, RuntimeGlobals, RuntimeModule, sources } = webpack;

/** Where the entry keeps the hashes of scripts and style sheets, by the chunk's id. */
const HASHES = `${RuntimeGlobals.require}.integrity`;

/** Stands in the entry for the hashes until the chunks are final. */
const PLACEHOLDER = JSON.stringify("the integrity of each chunk");

/** Writes the hash of each chunk into the entry, whose script and link elements require it. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new HashesRuntimeModule(NAME));
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(
        compilation,
      ).createScript.tap(NAME, (source) => source + requires("script", "js"));
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => source + requires(tag, "css"),
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => writeHashes(compilation),
      );
    });
  }
}

function requires(element: string, kind: "js" | "css"): string {
  return `
${element}.integrity = ${HASHES}.${kind}[chunkId];
${element}.crossOrigin = "anonymous";`;
}

class HashesRuntimeModule extends RuntimeModule {
  override generate(): string {
    return `${HASHES} = ${PLACEHOLDER};`;
  }
}

function writeHashes(compilation: Compilation): void {
  const hashes = {
    js: {} as Record<string, string>,
    css: {} as Record<string, string>,
  };
  const entries: string[] = [];
  for (const chunk of compilation.chunks)
    for (const file of chunk.files) {
      const kind = file.endsWith(".css") ? "css" : "js";
      if (chunk.hasRuntime()) entries.push(file);
      else
        hashes[kind][chunk.id!] = integrityOf(
          compilation.getAsset(file)!.source.buffer(),
        );
    }
  for (const entry of entries)
    compilation.updateAsset(
      entry,
      (source) =>
        new sources.RawSource(
          String(source.source()).replace(PLACEHOLDER, JSON.stringify(hashes)),
        ),
    );
}
