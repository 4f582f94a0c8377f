import type { RemotesFile } from "shared-contracts/federation/remotes-file";
import {
  releasesOf,
  type BuiltRelease,
  type Releases,
} from "../release-folder.ts";
import type { Addresses } from "../start-env.ts";

/** `remotes.json` of this start: the newest build of each remote, on the host of the request. */
export function remotesFile(
  addresses: Addresses,
  hostname: string,
): RemotesFile {
  const lines = [...addresses.remotes].flatMap(([name, port]) => {
    const releases = releasesOf(name);
    if (!releases) return [];
    const origin = `http://${hostname}:${port}`;
    return [[name, line(releases, origin)] as const];
  });
  return { schema: 1, remotes: Object.fromEntries(lines) };
}

function line({ live, lastGood }: Releases, origin: string) {
  return {
    live: served(live, origin),
    ...(lastGood && { lastGood: served(lastGood, origin) }),
  };
}

function served({ folder, ...release }: BuiltRelease, origin: string) {
  return { ...release, base: `${origin}/${folder}/` };
}
