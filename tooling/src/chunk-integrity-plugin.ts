import type { Compilation, Compiler } from "webpack";
import type { Bundler } from "./bundler.ts";
import { integrityOf } from "./integrity.ts";

const NAME = "ChunkIntegrity";

/** Stands in the entry for the hashes until the chunks are final. */
const PLACEHOLDER = JSON.stringify("the integrity of each chunk");

interface Options {
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
  readonly #bundler: Bundler;
  readonly #options: Options;

  constructor(bundler: Bundler, options: Options = { styles: true }) {
    this.#bundler = bundler;
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const {
      Compilation: Stages,
      RuntimeGlobals,
      RuntimeModule,
    } = compiler.webpack;
    /** Where the entry keeps the hashes of scripts and style sheets, by the chunk's id. */
    const hashes = `${RuntimeGlobals.require}.integrity`;
    class HashesRuntimeModule extends RuntimeModule {
      override generate(): string {
        return `${hashes} = ${PLACEHOLDER};`;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new HashesRuntimeModule(NAME));
        });
      this.#bundler.addToElements(compilation, (element, kind) =>
        kind === "js" || this.#options.styles
          ? `
${element}.integrity = ${hashes}.${kind}[chunkId];
${element}.crossOrigin = "anonymous";`
          : "",
      );
      compilation.hooks.processAssets.tap(
        // Once files are minified, and before their source maps are written.
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => writeHashes(compilation, this.#options),
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => writeTags(compilation),
      );
    });
  }
}

function writeHashes(compilation: Compilation, { styles }: Options): void {
  const { sources } = compilation.compiler.webpack;
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
        hashes[kind][chunk.id!] = hashOf(compilation, file);
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

function writeTags(compilation: Compilation): void {
  const { sources } = compilation.compiler.webpack;
  for (const { name } of compilation.getAssets())
    if (name.endsWith(".html"))
      compilation.updateAsset(name, (source) => {
        const text = String(source.source());
        const tagged = text.replaceAll(
          IN_PAGE,
          (address, file: string) =>
            `${address} integrity="${hashOf(compilation, file)}" crossorigin`,
        );
        return new sources.RawSource(tagged);
      });
}

/** Every visitor downloads these hashes, so they are short. */
function hashOf(compilation: Compilation, file: string): string {
  return integrityOf(compilation.getAsset(file)!.source.buffer(), "sha256");
}
