import HtmlWebpackPlugin from "html-webpack-plugin";
import type {
  AsyncDependenciesBlock,
  ChunkGroup,
  Compilation,
  Compiler,
} from "webpack";

const NAME = "PreloadStart";

/**
 * Names in the HTML what the page's entry imports at once. The browser downloads it beside the entry, instead of after
 * it; the style sheets also serve the HTML itself.
 */
export class PreloadStartPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(
        NAME,
        (page) => {
          // It shows the first thing there is to see, and is small.
          for (const { tagName, attributes } of page.headTags)
            if (tagName === "script") attributes.fetchpriority = "high";
          const files = [...compilation.entrypoints.values()]
            .flatMap((entry) => [...startOf(compilation, entry)])
            .flatMap((group) => group.getFiles());
          for (const file of new Set(files)) {
            const named = file.endsWith(".css")
              ? { rel: "stylesheet" }
              : { rel: "preload", as: "script" };
            const href = page.publicPath + file;
            page.headTags.push(
              HtmlWebpackPlugin.createHtmlTagObject("link", { ...named, href }),
            );
          }
          return page;
        },
      );
    });
  }
}

/** What an entry imports at once, with the shared libraries that it uses. What remotes alone use comes with them. */
function startOf(
  { chunkGraph, moduleGraph, modules }: Compilation,
  entry: ChunkGroup,
): Set<ChunkGroup> {
  const moduleOf = ({ dependencies }: AsyncDependenciesBlock) =>
    dependencies[0] ? moduleGraph.getModule(dependencies[0]) : null;
  const shared = new Map(
    [...modules]
      .filter(({ type }) => type === PROVIDED)
      .flatMap(({ blocks }) => blocks)
      .map((block) => [moduleOf(block), chunkGraph.getBlockChunkGroup(block)]),
  );
  // A library that the shell shares comes from there, not from the copy for a page without a shell.
  const groupOf = (block: AsyncDependenciesBlock) =>
    shared.get(moduleOf(block)) ?? chunkGraph.getBlockChunkGroup(block) ?? [];
  const importedBy = (group: ChunkGroup, imports: (type: string) => boolean) =>
    group.chunks
      .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      .filter(({ type }) => imports(type))
      .flatMap(({ blocks }) => blocks)
      .flatMap(groupOf);
  const start = new Set(importedBy(entry, (type) => type !== PROVIDED));
  // Shared libraries use each other.
  for (const group of start)
    for (const used of importedBy(group, isShared)) start.add(used);
  return start;
}

const PROVIDED = "provide-module";
const isShared = (type: string) => type === "consume-shared-module";
