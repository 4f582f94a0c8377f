import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "tooling/integrity";
import { buildCandidate } from "tooling/release/build-candidate";
import type { Candidate } from "tooling/release/release-apps";
import { rebuilt, scriptsIn } from "./rebuilt.ts";

/**
 * The next version of a remote without running webpack: a copy of its build under another build's name, in which words
 * on screen are others. `folder` is the caller's to remove.
 */
export async function editedBuild(
  app: string,
  words: Readonly<Record<string, string>>,
): Promise<Candidate> {
  const { release, folder: built } = await buildCandidate(app);
  const build = `edited${release.build}`;
  const folder = await mkdtemp(join(tmpdir(), "banquete-edited-"));
  await cp(built, folder, { recursive: true });
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
