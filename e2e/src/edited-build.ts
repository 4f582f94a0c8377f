import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "tooling/integrity";
import { buildCandidate } from "tooling/release/build-candidate";
import type { Candidate } from "tooling/release/release-apps";
import { rebuilt, scriptsIn } from "./rebuilt.ts";

/**
 * The next version of a remote without running webpack: a copy of its build under another build's name, in which words
 * on screen are others. `folder` is the caller's to remove.
 *
 * @param name Begins the build's name; another one for each of several.
 */
export async function editedBuild(
  app: string,
  words: Readonly<Record<string, string>>,
  name = "edited",
): Promise<Candidate> {
  const { release, folder: built } = await buildCandidate(app);
  const build = name + release.build;
  const folder = await copyOf(built);
  const scripts = rebuilt(await scriptsIn(built), release, build, (_, text) =>
    Object.entries(words).reduce(
      (edited, [word, other]) => edited.replaceAll(`"${word}"`, `"${other}"`),
      text,
    ),
  );
  for (const [file, text] of scripts) await writeFile(join(folder, file), text);
  const { entry } = release;
  const integrity = { [entry]: integrityOf(scripts.get(entry)!) };
  return { app, folder, release: { ...release, build, integrity } };
}

/** The next version of the shell in the same way: the same under another name. */
export async function renamedShell(name: string): Promise<Candidate> {
  const { release, folder: built } = await buildCandidate("shell");
  const build = name + release.build;
  const folder = await copyOf(built);
  const files = (await readdir(folder)).filter(
    (file) => /\.(js|html|css)$/.test(file) && file !== "sw.js",
  );
  // main.js has the hashes of the other files, the page that of main.js too.
  const last = ["main.js", "index.html"];
  const hashes = new Map<string, string>();
  for (const file of [...files.filter((one) => !last.includes(one)), ...last]) {
    const before = await readFile(join(folder, file), "utf8");
    const text = [...hashes].reduce(
      (renamed, [old, hash]) => renamed.replaceAll(old, hash),
      before.replaceAll(`-${release.build}/`, `-${build}/`),
    );
    hashes.set(integrityOf(before, "sha256"), integrityOf(text, "sha256"));
    await writeFile(join(folder, file), text);
  }
  return { app: "shell", folder, release: { ...release, build } };
}

async function copyOf(built: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-edited-"));
  await cp(built, folder, { recursive: true });
  return folder;
}
