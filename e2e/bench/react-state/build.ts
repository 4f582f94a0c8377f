import { join } from "node:path";
import { compile } from "tooling/build-app";
import { pageConfig } from "tooling/webpack-preset";
import { root } from "tooling/workspace";

const folder = join(root, ".cache/bench/react-state");

/**
 * Builds the page with all its state in React with the product's own preset, and answers its folder; `?items=` says how
 * many rows it has. Throws with webpack's own words.
 */
export async function buildReactState(): Promise<string> {
  const config = pageConfig("shell", {
    mode: "production",
    build: "react_state",
    outputPath: folder,
  });
  const entry = { main: join(import.meta.dirname, "page.tsx") };
  await compile({ ...config, entry });
  return folder;
}
