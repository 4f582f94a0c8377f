import { join } from "node:path";
import { compile } from "tooling/build-app";
import { pageConfig } from "tooling/webpack-preset";
import { root } from "tooling/workspace";
import { peersFolder } from "./install-peers.ts";

/**
 * Builds the page.tsx of a part's folder with the product's own preset, and answers the folder of the build. What the
 * part has installed is found too. Throws with webpack's own words.
 */
export async function buildPage(part: string): Promise<string> {
  const folder = join(root, ".cache/bench", `${part}-page`);
  const config = pageConfig("shell", {
    mode: "production",
    build: part,
    outputPath: folder,
  });
  await compile({
    ...config,
    entry: { main: join(import.meta.dirname, part, "page.tsx") },
    resolve: {
      ...config.resolve,
      modules: ["node_modules", join(peersFolder(part), "node_modules")],
    },
  });
  return folder;
}
