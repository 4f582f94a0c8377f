import type { ReleaseTarget } from "./release-target.ts";

/** Matches what decides over the whole page: its folders, the page itself, its worker and its settings. */
export const SHELL_FILES = String.raw`(shell/|(index\.html|sw\.js|runtime\.json)$)`;

const isOfShell = (path: string) => new RegExp(`^${SHELL_FILES}`).test(path);

/** Two targets as one: the shell's files are in `shell`; `remotes.json`, its history and the remotes in `remotes`. */
export function splitTarget(
  remotes: ReleaseTarget,
  shell: ReleaseTarget,
): ReleaseTarget {
  const of = (path: string) => (isOfShell(path) ? shell : remotes);
  return {
    name: `${remotes.name} (the shell in ${shell.name})`,
    hasShellApart: true,
    read: (path) => of(path).read(path),
    create: (path, content) => of(path).create(path, content),
    replace: (path, content, tag) => of(path).replace(path, content, tag),
    list: (folder) => of(`${folder}/`).list(folder),
    async remove(paths) {
      await shell.remove(paths.filter(isOfShell));
      await remotes.remove(paths.filter((path) => !isOfShell(path)));
    },
  };
}
