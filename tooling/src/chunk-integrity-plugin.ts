import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack, { type Compilation, type Compiler } from "webpack";
import { integrityOf, type Algorithm } from "./integrity.ts";

const NAME = "ChunkIntegrity";
const { Compilation: Stages, RuntimeGlobals, RuntimeModule, sources } = webpack;

/** Where the entry keeps the hashes of scripts and style sheets, by the chunk's id. */
const HASHES = `${RuntimeGlobals.require}.integrity`;

/** Stands in the entry for the hashes until the chunks are final. */
const PLACEHOLDER = JSON.stringify("the integrity of each chunk");

interface Options {
  algorithm: Algorithm;
  /** Whether style sheets are checked too. */
  styles: boolean;
}

/** The address of a script in a page's tag. */
const IN_PAGE = /"[^"]*\/([^"/]+\.js)"/g;

/**
 * Writes the hash of each chunk into the entry, whose script and link elements require it, and of each script that a
 * page names into its tag.
 */
export class ChunkIntegrityPlugin {
  readonly #options: Options;

  constructor(options: Options = { algorithm: "sha384", styles: true }) {
    this.#options = options;
  }

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
      if (this.#options.styles)
        MiniCssExtractPlugin.getCompilationHooks(
          compilation,
        ).beforeTagInsert.tap(
          NAME,
          (source, { tag }) => source + requires(tag, "css"),
        );
      compilation.hooks.processAssets.tap(
        // Once files are minified, and before their source maps are written.
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => writeHashes(compilation, this.#options),
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => writeTags(compilation, this.#options),
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

function writeHashes(
  compilation: Compilation,
  { algorithm, styles }: Options,
): void {
  const hashes = {
    js: {} as Record<string, string>,
    css: {} as Record<string, string>,
  };
  const entries: string[] = [];
  for (const chunk of compilation.chunks)
    for (const file of chunk.files) {
      const kind = file.endsWith(".css") ? "css" : "js";
      if (chunk.hasRuntime()) entries.push(file);
      else if (kind === "js" || styles)
        hashes[kind][chunk.id!] = hashOf(compilation, file, algorithm);
    }
  for (const entry of entries)
    compilation.updateAsset(entry, (source) => {
      const filled = new sources.ReplaceSource(source);
      const start = String(source.source()).indexOf(PLACEHOLDER);
      const end = start + PLACEHOLDER.length - 1;
      if (start >= 0) filled.replace(start, end, JSON.stringify(hashes));
      return filled;
    });
}

function writeTags(compilation: Compilation, { algorithm }: Options): void {
  for (const { name } of compilation.getAssets())
    if (name.endsWith(".html"))
      compilation.updateAsset(name, (source) => {
        const text = String(source.source());
        const tagged = text.replaceAll(
          IN_PAGE,
          (address, file: string) =>
            `${address} integrity="${hashOf(compilation, file, algorithm)}" crossorigin`,
        );
        return new sources.RawSource(tagged);
      });
}

function hashOf(
  compilation: Compilation,
  file: string,
  algorithm: Algorithm,
): string {
  return integrityOf(compilation.getAsset(file)!.source.buffer(), algorithm);
}
