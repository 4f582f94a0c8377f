import { createHash } from "node:crypto";
import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HASH_DIGITS } from "tooling/chunk-files";
import { MANIFEST } from "tooling/release/contract/federation-manifest";
import { integrityOf } from "tooling/integrity";
import { writeIntegrity } from "tooling/release-folder";
import { buildCandidate } from "tooling/release/build-candidate";
import type { Candidate } from "tooling/release/release-apps";

/**
 * The next version of a remote without running webpack: a copy of its build under another build's name, in which words
 * on screen are others. `folder` is the caller's to remove.
 */
export async function editedBuild(
  app: string,
  words: Readonly<Record<string, string>>,
): Promise<Candidate> {
  const { release, folder: built } = await buildCandidate(app);
  let opened = JSON.stringify(release);
  const build = `edited${release.build}`;
  const folder = await mkdtemp(join(tmpdir(), "banquete-edited-"));
  await cp(built, folder, { recursive: true });
  const scripts = (await readdir(folder)).filter((name) =>
    name.endsWith(".js"),
  );
  const { entry } = release;
  let opener = await readFile(join(folder, entry), "utf8");
  let manifest = await readFile(join(folder, MANIFEST), "utf8");
  for (const file of scripts.filter((name) => name !== entry)) {
    const before = await readFile(join(folder, file), "utf8");
    let code = before;
    for (const [word, other] of Object.entries(words))
      code = code.replaceAll(`"${word}"`, `"${other}"`);
    if (code === before) continue;
    // A chunk is named by its content, in the manifest and the release too, and the entry says what it must be.
    const [name, hash] = renamed(file, code);
    await rm(join(folder, file));
    await writeFile(join(folder, name), code);
    opener = opener
      .replace(`"${hashIn(file)}"`, `"${hash}"`)
      .replace(integrityOf(before), integrityOf(code));
    manifest = manifest.replaceAll(file, name);
    opened = opened.replaceAll(file, name);
  }
  // The name of the build is also that of its runtime: two builds in a page must not answer for each other.
  opener = opener.replaceAll(`_${release.build}`, `_${build}`);
  await writeFile(join(folder, entry), opener);
  await writeFile(join(folder, MANIFEST), manifest);
  const integrity = await writeIntegrity(folder);
  return {
    app,
    folder,
    release: {
      ...(JSON.parse(opened) as typeof release),
      build,
      integrity,
      entryIntegrity: integrityOf(opener),
    },
  };
}

function renamed(file: string, code: string): [name: string, hash: string] {
  const hash = createHash("sha256")
    .update(code)
    .digest("hex")
    .slice(0, HASH_DIGITS);
  return [file.replace(hashIn(file), hash), hash];
}

function hashIn(file: string): string {
  return file.split(".").at(-2)!;
}
