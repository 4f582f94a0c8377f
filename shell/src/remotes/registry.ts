import {
  remoteLineSchema,
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { readRuntimeFile } from "../runtime-files.ts";
import { isGivenCanary } from "./canary-share.ts";
import { keepRegistry, keptLine } from "./kept-registry.ts";
import { RemoteError } from "./remote-error.ts";
import { remotesInPage } from "./remotes-in-page.ts";

/** A release worth trying, and what it is in its remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood";
  /** The instant it became so, ISO UTC, where the line tells. */
  since?: string | undefined;
}

/** The releases of a remote worth trying for a user, best first. Reads remotes.json anew each time. Throws RemoteError. */
export async function candidatesOf(
  remote: string,
  userId: string,
): Promise<Candidate[]> {
  const { live, since, lastGood, canary } = await lineOf(remote);
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

/** A remote's line; where the list or the line cannot be read, the one that was last read well. */
async function lineOf(remote: string): Promise<RemoteLine> {
  let cause: string;
  try {
    const lines = await readRegistry();
    const line = lines[remote];
    if (line === undefined)
      throw new RemoteError(remote, undefined, "não publicado");
    const read = remoteLineSchema.safeParse(line);
    if (read.success) return read.data;
    cause = "publicação inválida";
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    cause = (error as Error).message;
  }
  const kept = keptLine(remote);
  if (!kept) throw new RemoteError(remote, undefined, cause);
  remotesInPage.usesListOf(kept.since);
  return kept.line;
}

/** The lines of remotes.json, each still to be checked; what can be read of them is kept. Throws an Error in Portuguese. */
async function readRegistry(): Promise<Readonly<Record<string, unknown>>> {
  let content: unknown;
  try {
    content = await readRuntimeFile("/remotes.json");
  } catch (error) {
    throw new Error("lista de áreas indisponível", { cause: error });
  }
  const { data } = remotesFileSchema.safeParse(content);
  if (!data) throw new Error("lista de áreas inválida");
  keepRegistry(data.remotes);
  remotesInPage.usesListOf(null);
  return data.remotes;
}
