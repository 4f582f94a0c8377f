import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "tooling/integrity";

/** What is changed in a script; text that stays as it is is no error. */
export type Edit = (file: string, text: string) => string;

/** The scripts of a built folder by file name. */
export async function scriptsIn(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const texts = files.map(
    async (file) => [file, await readFile(join(folder, file), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}

/**
 * The scripts of a build as another build has them: with that build's name, without which two builds in a page would
 * answer for each other, and edited. The entry, edited last, has the hashes of the others.
 */
export function rebuilt(
  scripts: ReadonlyMap<string, string>,
  { entry, build }: { entry: string; build: string },
  other: string,
  edit: Edit,
): Map<string, string> {
  const renamed = (file: string) =>
    scripts.get(file)!.replaceAll(`_${build}`, `_${other}`);
  const changed = new Map<string, string>();
  let opener = renamed(entry);
  for (const [file, text] of scripts) {
    if (file === entry) continue;
    const edited = edit(file, renamed(file));
    changed.set(file, edited);
    opener = opener.replace(
      integrityOf(text, "sha256"),
      integrityOf(edited, "sha256"),
    );
  }
  return changed.set(entry, edit(entry, opener));
}
