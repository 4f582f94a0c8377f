import { join } from "node:path";
import { compile } from "tooling/build-app";
import { pageConfig } from "tooling/webpack-preset";
import { root } from "tooling/workspace";

/** Where the monolith is built to. */
const folder = join(root, ".cache/bench/monolith");

/**
 * Builds shell and remotes as one page with the product's own preset, and answers its folder: the remotes are plain
 * imports, and chunks are split as webpack splits any page. Throws with webpack's own words.
 */
export async function buildMonolith(): Promise<string> {
  const config = pageConfig("shell", {
    mode: "production",
    build: "monolith",
    outputPath: folder,
  });
  await compile({
    ...config,
    resolve: {
      ...config.resolve,
      alias: Object.fromEntries(
        ["load-remote.ts", "open-release.ts"].map((file) => [
          join(root, "shell/src/remotes", file),
          join(import.meta.dirname, "monolith-load-remote.ts"),
        ]),
      ),
    },
    optimization: { ...config.optimization, splitChunks: { chunks: "all" } },
  });
  return folder;
}
