import { isGivenCanary } from "shared-contracts/federation/canary-share";
import { releaseName } from "shared-contracts/federation/remote-news";
import {
  type RemoteLine,
  remoteLineSchema,
  remotesFileSchema,
} from "shared-contracts/federation/remotes-file";

const TIMEOUT_MS = 3_000;
/** How long an answer is used. */
const KEPT_MS = 15_000;

type Lines = ReadonlyMap<string, RemoteLine>;

/** The releases that the pages' `remotes.json` names. */
export interface ReleasedRemotes {
  /** The line of each remote, by its name; the last ones that could be read, none before the first. */
  lines(): Promise<Lines>;
}

/** Reads the list of the site at an address when it is needed, at most every 15 s. */
export function createReleasedRemotes(
  site: string,
  now: () => Date,
  onTrouble: (error: unknown) => void,
): ReleasedRemotes {
  let last: Lines = new Map();
  let readAt = -Infinity;
  let underWay: Promise<void> | undefined;
  const read = async () => {
    try {
      const response = await fetch(`${site}/remotes.json`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { remotes } = remotesFileSchema.parse(await response.json());
      last = new Map(
        Object.entries(remotes).flatMap(([remote, line]) => {
          const { data } = remoteLineSchema.safeParse(line);
          return data ? [[remote, data]] : [];
        }),
      );
    } catch (error) {
      onTrouble(error);
    }
    readAt = now().getTime();
    underWay = undefined;
  };
  return {
    async lines() {
      if (now().getTime() - readAt >= KEPT_MS) await (underWay ??= read());
      return last;
    },
  };
}

/** The name of a release, or `other` where the remote's line does not have it. */
export function knownRelease(line: RemoteLine | undefined, name: string) {
  const known = [line?.live, line?.lastGood, line?.canary?.release];
  return known.some((release) => release && releaseName(release) === name)
    ? name
    : "other";
}

/**
 * Whether an opening of a release by an account counts for the remote's canary: `given` for the canary's users,
 * `others` for those whom the live release is meant for, null for neither.
 */
export function armOf(
  { live, canary }: RemoteLine,
  name: string,
  userId: string,
): "given" | "others" | null {
  if (!canary) return null;
  const isGiven = isGivenCanary(canary, userId);
  const meant = isGiven ? canary.release : live;
  if (releaseName(meant) !== name) return null;
  return isGiven ? "given" : "others";
}
