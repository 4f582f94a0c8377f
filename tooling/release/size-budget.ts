import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import { filesToPublish } from "./published-folder.ts";

/** The most that an app may have its users download, from its package.json, in kB of brotli; undefined for no limit. */
export function sizeBudgetOf(app: string): number | undefined {
  const file = join(root, app, "package.json");
  const { sizeBudgetKB } = JSON.parse(readFileSync(file, "utf8")) as {
    sizeBudgetKB?: number;
  };
  return sizeBudgetKB;
}

/** The size of all that is published of a built folder, each file in brotli where the build has it so, in kB. */
export async function publishedKB(folder: string): Promise<number> {
  const files = await filesToPublish(folder);
  const sizes = await Promise.all(
    [...files].map(([path, content]) =>
      stat(join(folder, `${path}.br`)).then(
        ({ size }) => size,
        () => content.length,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
