import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathOf, type Named } from "../src/release-name.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** The source maps of a built folder's scripts, and the gallery of a remote. */
const PRIVATE = /^[^/]+\.js\.map$|^isolation\/(?!.*\.map$)/;

/** Stores what is kept of a built folder and not served, under the path of its release. */
export async function keepPrivately(
  place: ReleaseTarget,
  app: string,
  release: Named,
  folder: string,
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => PRIVATE.test(name)))
    // One that is there is the same: builds can be repeated.
    await place.create(
      `${pathOf(app, release)}/${name}`,
      await readFile(join(folder, name)),
    );
}
