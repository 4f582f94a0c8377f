import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nameOf, pathOf } from "../src/release-name.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { takeCandidate } from "./take-candidate.ts";

/** The folder of a built remote with its gallery: the page that shows it alone in each of its scenarios. */
const GALLERY = "isolation";

/** The live release of a remote with its gallery, in a temporary folder. Throws ReleaseError where none was kept. */
export async function takeGallery(
  target: ReleaseTarget,
  app: string,
): Promise<string> {
  const { folder, release } = await takeCandidate(target, app, {});
  const { maps } = target;
  const path = pathOf(app, release);
  const kept = (await maps?.list(`${path}/${GALLERY}`)) ?? [];
  if (!maps || kept.length === 0)
    throw new ReleaseError(
      `No gallery of ${app} ${nameOf(release)} is kept${maps ? ` in ${maps.name}` : ": BANQUETE_SOURCE_MAPS_TARGET must be set"}.`,
    );
  await mkdir(join(folder, GALLERY));
  for (const file of kept) {
    const { content } = (await maps.read(file.path))!;
    await writeFile(join(folder, file.path.slice(path.length + 1)), content);
  }
  return folder;
}
