import type {
  RemoteLine,
  RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { nameOf } from "./release-name.ts";

/**
 * The releases that pages may run and that load scripts without a hash, or from an address that is no trusted type, each
 * with its app. A page cannot enforce the policies of scripts while there is one.
 */
export function uncheckedReleases(
  lines: Iterable<readonly [string, RemoteLine]>,
): string[] {
  return [...lines].flatMap(([app, { live, lastGood, canary }]) =>
    [live, app === "shell" ? undefined : lastGood, canary?.release]
      .filter((release) => release !== undefined)
      .filter((release) => !isChecked(release))
      .map((release) => `${app} ${nameOf(release)}`),
  );
}

/** The line of an ES module has the hash of each script, and `import` takes no address that an element would. */
function isChecked({ checksScripts, type }: RemoteRelease): boolean {
  return checksScripts === true || type === "module";
}
