import { pathOf } from "../src/release-name.ts";
import type { Published } from "./published-folder.ts";
import type { Release } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

/**
 * Where browsers find an app's folders: `BANQUETE_RELEASE_URL` without its last slash, `{app}` in it replaced by the
 * app's name; empty where everything is served from the shell's own origin. Throws ReleaseError.
 */
export function publicUrl(app: string, env: NodeJS.ProcessEnv): string {
  const url = (env.BANQUETE_RELEASE_URL ?? "").replaceAll("{app}", app);
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new ReleaseError(
      `BANQUETE_RELEASE_URL must be an address such as https://{app}.example.com, not "${url}".`,
    );
  return url.replace(/\/$/, "");
}

/** A published release as remotes.json names it. */
export function addressed(
  {
    name,
    files: _files,
    shell: _shell,
    source: _source,
    ...release
  }: Published,
  url: string,
): Release {
  return { ...release, base: `${url}/${pathOf(name, release)}/` };
}
