import {
  remoteLineSchema,
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { readRuntimeFile } from "../runtime-files.ts";
import { isGivenCanary } from "./canary-share.ts";
import { keepRegistry, keptLine, keptRemotes } from "./kept-registry.ts";
import { RemoteError } from "./remote-error.ts";
import { remotesInPage } from "./remotes-in-page.ts";

/** A release worth trying, and what it is in its remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood" | "local";
  /** The instant it became so, ISO UTC, where the line tells. */
  since?: string | undefined;
}

interface Registry {
  lines: Readonly<Record<string, unknown>>;
  problem?: string;
}

/** The releases of a remote worth trying for a user, best first. Reads remotes.json anew each time. Throws RemoteError. */
export async function candidatesOf(
  remote: string,
  userId: string,
): Promise<Candidate[]> {
  const local = await overrideOf(remote);
  if (local) return [local];
  return candidatesIn(lineOf(remote, await readRegistry()), userId);
}

/** What a user is given of each remote there is, by name; undefined where its line cannot be read. */
export async function publishedTo(
  userId: string,
): Promise<Map<string, Candidate | undefined>> {
  const registry = await readRegistry();
  const names = registry.problem ? keptRemotes() : Object.keys(registry.lines);
  const published = new Map<string, Candidate | undefined>();
  for (const name of names)
    try {
      published.set(
        name,
        (await overrideOf(name)) ??
          candidatesIn(lineOf(name, registry), userId)[0],
      );
    } catch {
      published.set(name, undefined);
    }
  return published;
}

/** The build that takes a remote's place in this session, alone: nobody who tries one wants another instead. */
async function overrideOf(remote: string): Promise<Candidate | null> {
  if (!REMOTE_OVERRIDE) return null;
  const { localRelease } = await import("../remote-override/local-release.ts");
  const release = await localRelease(remote);
  return release && { release, as: "local" };
}

function candidatesIn(
  { live, since, lastGood, canary }: RemoteLine,
  userId: string,
): Candidate[] {
  const candidates: Candidate[] = [{ release: live, as: "live", since }];
  if (canary && isGivenCanary(canary, userId))
    candidates.unshift({ release: canary.release, as: "canary" });
  if (lastGood) candidates.push({ release: lastGood, as: "lastGood" });
  return candidates.map(withAddress);
}

/** A folder's address may be relative to the page; what is trusted and opened is the whole of it. */
function withAddress({ release, ...candidate }: Candidate): Candidate {
  const base = new URL(release.base, document.baseURI).href;
  return { ...candidate, release: { ...release, base } };
}

/** A remote's line; where the list or the line cannot be read, the one that was last read well. Throws RemoteError. */
function lineOf(remote: string, { lines, problem }: Registry): RemoteLine {
  const line = lines[remote];
  if (!problem && line === undefined)
    throw new RemoteError(remote, undefined, "não publicado");
  const read = remoteLineSchema.safeParse(line);
  if (read.success) return read.data;
  const kept = keptLine(remote);
  if (!kept)
    throw new RemoteError(remote, undefined, problem ?? "publicação inválida");
  remotesInPage.usesListOf(kept.since);
  return kept.line;
}

/** remotes.json: its lines, each still to be checked, or why there are none. What can be read of it is kept. */
async function readRegistry(): Promise<Registry> {
  let content: unknown;
  try {
    content = await readRuntimeFile("/remotes.json");
  } catch (error) {
    console.warn(error);
    return { lines: {}, problem: "lista de áreas indisponível" };
  }
  const { data } = remotesFileSchema.safeParse(content);
  if (!data) return { lines: {}, problem: "lista de áreas inválida" };
  keepRegistry(data.remotes);
  remotesInPage.usesListOf(null);
  return { lines: data.remotes };
}
