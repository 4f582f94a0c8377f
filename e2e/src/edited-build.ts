import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "build/integrity";
import { buildCandidate } from "build/release/build-candidate";
import type { Candidate } from "build/release/release-app";

/**
 * The next version of a remote without running webpack: a copy of its build under another build's name, in which words on screen are others.
 * `folder` is the caller's to remove.
 */
export async function editedBuild(
  app: string,
  words: Readonly<Record<string, string>>,
): Promise<Candidate> {
  const { release, folder: built } = await buildCandidate(app);
  const build = `edited${release.build}`;
  const folder = await mkdtemp(join(tmpdir(), "banquete-edited-"));
  await cp(built, folder, { recursive: true });
  const hashes: Record<string, string> = {};
  for (const file of (await readdir(folder)).filter((name) =>
    name.endsWith(".js"),
  )) {
    let code = await readFile(join(folder, file), "utf8");
    // The name of the build is also that of its runtime: two builds in a page must not answer for each other.
    code = code.replaceAll(`_${release.build}`, `_${build}`);
    for (const [word, other] of Object.entries(words))
      code = code.replaceAll(`"${word}"`, `"${other}"`);
    await writeFile(join(folder, file), code);
    hashes[file] = integrityOf(code);
  }
  const integrity = JSON.stringify(hashes);
  await writeFile(join(folder, "integrity.json"), integrity);
  return {
    app,
    folder,
    release: { ...release, build, integrity: integrityOf(integrity) },
  };
}
