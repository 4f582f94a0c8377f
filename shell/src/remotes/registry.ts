import type { RemoteLine } from "shared-contracts/federation/remotes-file";
import { readRuntimeFile } from "../runtime-files.ts";
import type { Candidate } from "./candidate.ts";
import { keepRegistry, keptLine } from "./kept-registry.ts";
import { readLine, readLines } from "./read-remotes-file.ts";
import { RemoteError } from "./remote-error.ts";
import { remotesInPage } from "./remotes-in-page.ts";

/** remotes.json: its unchecked lines, or why there are none. */
export interface Registry {
  lines: Readonly<Record<string, unknown>>;
  problem?: string;
}

/** The releases of a remote to try for a user, best first. Reads remotes.json unless given. Throws RemoteError. */
export async function candidatesOf(
  remote: string,
  userId: string,
  registry: Registry | Promise<Registry> = readRegistry(),
): Promise<Candidate[]> {
  const local = await overrideOf(remote);
  if (local) return [local];
  const { live, since, lastGood, canary } = lineOf(remote, await registry);
  const candidates: Candidate[] = [{ release: live, as: "live", since }];
  if (canary && (await isGiven(canary, userId)))
    candidates.unshift({ release: canary.release, as: "canary" });
  if (lastGood) candidates.push({ release: lastGood, as: "lastGood" });
  return candidates.map(withAddress);
}

/** Reads remotes.json and stores its valid lines. */
export async function readRegistry(): Promise<Registry> {
  let content: unknown;
  try {
    content = await readRuntimeFile("/remotes.json");
  } catch (error) {
    console.warn(error);
    return { lines: {}, problem: "lista de áreas indisponível" };
  }
  const lines = readLines(content);
  if (!lines) return { lines: {}, problem: "lista de áreas inválida" };
  keepRegistry(lines);
  remotesInPage.usesListOf(null);
  return { lines };
}

/** The build that overrides a remote in this session. It has no fallback: its developer wants this one only. */
async function overrideOf(remote: string): Promise<Candidate | null> {
  if (!REMOTE_OVERRIDE) return null;
  const { localRelease } = await import("../remote-override/local-release.ts");
  const release = await localRelease(remote);
  return release && { release, as: "local" };
}

/** Canaries are rare: the code that assigns them is not in the first load. */
async function isGiven(
  canary: NonNullable<RemoteLine["canary"]>,
  userId: string,
): Promise<boolean> {
  try {
    const { isGivenCanary } = await import("./canary-share.ts");
    return isGivenCanary(canary, userId);
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** A folder's address may be relative to the page; what is trusted and opened is the whole of it. */
function withAddress({ release, ...candidate }: Candidate): Candidate {
  const base = new URL(release.base, document.baseURI).href;
  return { ...candidate, release: { ...release, base } };
}

/** A remote's line; the last valid one when the list or the line is unreadable. Throws RemoteError. */
function lineOf(remote: string, { lines, problem }: Registry): RemoteLine {
  const line = lines[remote];
  if (!problem && line === undefined)
    throw new RemoteError(remote, undefined, "não publicado");
  const read = readLine(line);
  if (read) return read;
  const kept = keptLine(remote);
  if (!kept)
    throw new RemoteError(remote, undefined, problem ?? "publicação inválida");
  remotesInPage.usesListOf(kept.since);
  return kept.line;
}
