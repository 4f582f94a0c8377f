import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compiler } from "webpack";

const NAME = "PreloadStart";

/**
 * Names in the HTML what the page's entry imports at once. The browser downloads it beside the entry, instead of after
 * it.
 */
export class PreloadStartPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(
        NAME,
        (page) => {
          const files = [...compilation.entrypoints.values()]
            .flatMap((entry) => entry.getChildren())
            .flatMap((imported) => imported.getFiles());
          for (const file of new Set(files)) {
            const kind = file.endsWith(".css") ? "style" : "script";
            const href = page.publicPath + file;
            page.headTags.push(
              HtmlWebpackPlugin.createHtmlTagObject("link", {
                rel: "preload",
                as: kind,
                href,
              }),
            );
          }
          return page;
        },
      );
    });
  }
}
