import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack, { type Compilation, type Compiler } from "webpack";
import { CHUNKS } from "./chunk-files.ts";
import { integrityOf } from "./integrity.ts";

const NAME = "SharedChunks";
const { Compilation: Stages, RuntimeGlobals, RuntimeModule, sources } = webpack;

/** What an entry knows beside webpack's own: its list of chunks that arrived, what each must be, and its version. */
const ARRIVED = `${RuntimeGlobals.require}.arrived`;
const HASHES = `${RuntimeGlobals.require}.hashes`;
export const VERSION = `${RuntimeGlobals.require}.version`;

/** Stands in the entry for the hashes until the chunks are as they will be. */
const PLACEHOLDER = "the integrity of each chunk";

/**
 * Lets the builds of a remote share their chunks: whatever differs from build to build is in the entry, and a chunk's
 * text follows from its sources alone. So a chunk cannot name the build it belongs to. Each build makes its own script
 * elements and finds itself by the one that runs; two builds in a page never mix, even where both hold the same file.
 * The entry also holds the integrity of every chunk: who trusts the entry trusts them all.
 */
export class SharedChunksPlugin {
  readonly #version: string;

  constructor(version: string) {
    this.#version = version;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(
            chunk,
            new OwnChunksRuntimeModule(this.#version),
          );
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(
        compilation,
      ).createScript.tap(NAME, (source) => source + OWN_SCRIPT);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) =>
          `${source}\n${tag}.href += "#";\n${tag}.integrity = ${HASHES}.css[chunkId];\n${tag}.crossOrigin = "anonymous";`,
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

/** An address that ends in # is the same file, and not the element with which another build asks for it. */
const OWN_SCRIPT = `
script.src = url + "#";
script.arrived = ${ARRIVED};
script.integrity = ${HASHES}.js[chunkId];
script.crossOrigin = "anonymous";`;

/** Runs in the entry after webpack found the entry's address and before it looks for chunks that arrived. */
class OwnChunksRuntimeModule extends RuntimeModule {
  readonly #version: string;

  constructor(version: string) {
    super("own chunks", RuntimeModule.STAGE_ATTACH - 1);
    this.#version = version;
  }

  override generate(): string {
    const { chunkLoadingGlobal } = this.compilation!.outputOptions;
    return `
const arrived = ${ARRIVED} = [];
Object.defineProperty(self, ${JSON.stringify(chunkLoadingGlobal)}, {
  configurable: true,
  get: () => document.currentScript?.arrived ?? arrived,
  set() {},
});
${VERSION} = ${JSON.stringify(this.#version)};
${HASHES} = ${JSON.stringify(PLACEHOLDER)};
${RuntimeGlobals.publicPath} = new URL("../${CHUNKS}/", ${RuntimeGlobals.publicPath}).href;`;
  }
}

/**
 * Puts the integrity of each chunk's script and style sheet, by the chunk's id, into the entry. Throws where the entry
 * has no place for it.
 */
function writeHashes(compilation: Compilation): void {
  const hashes = {
    js: {} as Record<string, string>,
    css: {} as Record<string, string>,
  };
  let entry: string | undefined;
  for (const chunk of compilation.chunks)
    for (const file of chunk.files) {
      const [kind] = /(?<=\.)(?:js|css)$/.exec(file) ?? [];
      if (kind === "js" && chunk.hasRuntime()) entry = file;
      else if (kind === "js" || kind === "css")
        hashes[kind][chunk.id!] = integrityOf(
          compilation.getAsset(file)!.source.buffer(),
        );
    }
  const text = entry && String(compilation.getAsset(entry)!.source.source());
  const place = JSON.stringify(PLACEHOLDER);
  if (!entry || !text?.includes(place))
    throw new Error("The entry has no place for the integrity of its chunks.");
  const written = text.replace(place, JSON.stringify(hashes));
  compilation.updateAsset(entry, new sources.RawSource(written));
}
