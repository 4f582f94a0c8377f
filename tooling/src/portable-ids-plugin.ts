import type { Compiler, Module } from "webpack";

const NAME = "PortableIds";

/** A file of the federation plugin; the hash in its name is that of absolute paths. */
const FEDERATION_ENTRY = /\.federation[\\/]entry\.[0-9a-f]+\.js.*/;

/** What separates the paths of an identifier. */
const SEPARATOR = /[|!]/;

/**
 * Gives ids to the modules whose identifier depends on the folder of the checkout, so that builds in two folders are
 * the same. Webpack hashes identifiers to ids, and makes a path relative only where it is a whole part of one. The
 * federation plugin writes paths into the middle of a part. Its modules are numbered here, by their identifiers without
 * the folder, before webpack gives ids to the others.
 */
export class PortableIdsPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        const names = [...modules]
          .filter((module) => this.#dependsOnFolder(module))
          .map((module) => ({ module, name: this.#portableName(module) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const [index, { module }] of names.entries())
          compilation.chunkGraph.setModuleId(module, index + 1);
      });
    });
  }

  #dependsOnFolder(module: Module): boolean {
    const identifier = module.identifier();
    return (
      FEDERATION_ENTRY.test(identifier) ||
      identifier.split(SEPARATOR).some((part) => part.indexOf(this.#folder) > 0)
    );
  }

  #portableName(module: Module): string {
    return module
      .identifier()
      .replaceAll(this.#folder, "")
      .replace(FEDERATION_ENTRY, "");
  }
}
