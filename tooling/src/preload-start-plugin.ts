import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compiler } from "webpack";

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
            .flatMap((entry) => entry.getChildren())
            .flatMap((imported) => imported.getFiles());
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
