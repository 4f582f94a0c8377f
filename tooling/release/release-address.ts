import { pathOf } from "../src/release-name.ts";
import type { Published } from "./published-folder.ts";
import type { Release } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

/**
 * Where browsers find the apps' folders: `BANQUETE_RELEASE_URL` without its last slash, in which `{app}` stands for an
 * app's name; empty where everything is served from the shell's own origin. Throws ReleaseError.
 */
export function publicUrl(env: NodeJS.ProcessEnv): string {
  const url = env.BANQUETE_RELEASE_URL ?? "";
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new ReleaseError(
      `BANQUETE_RELEASE_URL must be an address such as https://{app}.example.com, not "${url}".`,
    );
  return url.replace(/\/$/, "");
}

/** The address of one app's folders, by what `publicUrl` returned. */
export function urlOf(app: string, url: string): string {
  return url.replaceAll("{app}", app);
}

/** A published release as remotes.json names it. */
export function addressed(
  {
    name,
    files: _files,
    shell: _shell,
    rulesHash: _rulesHash,
    source: _source,
    ...release
  }: Published,
  url: string,
): Release {
  return { ...release, base: `${urlOf(name, url)}/${pathOf(name, release)}/` };
}
