import { isPlain } from "shared-contracts/entities/plain";
import {
  type RemoteLine,
  type RemoteRelease,
  remoteLineSchema,
  remotesFileSchema,
} from "shared-contracts/federation/remotes-file";
import { keepJson, keptJson } from "../kept-json.ts";
import { readRuntimeFile } from "../runtime-files.ts";
import type { isGiven as IsGiven } from "./given-canary.ts";
import { RemoteError } from "./remote-error.ts";
import { type Candidate, remotesInPage } from "./remotes-in-page.ts";
import { isSignedBy, keysOfLists } from "./signed-list.ts";

/** remotes.json: its lines by remote, null for a broken one; or why there are none. */
export interface Registry {
  lines: ReadonlyMap<string, RemoteLine | null>;
  problem?: string;
  /** The deployment ends the service worker. */
  endsWorker?: boolean;
}

/** A line as last read successfully. */
interface KeptLine {
  line: RemoteLine;
  /** When it was read, ISO UTC. */
  since: string;
}

const KEPT = "kept_remotes";
/** The release of each remote that ran last in this browser. */
const RAN = "kept_ran";
/** The number of the newest signed list that this browser used. */
const NEWEST = "newest_remotes";

/**
 * The releases of a remote to try for a user, best first. Reads remotes.json unless given. What this tab alone gets has
 * no fallback: whoever looks at it looks at this build alone. Throws RemoteError.
 */
export async function candidatesOf(
  remote: string,
  userId: string,
  registry?: Registry | Promise<Registry>,
): Promise<Candidate[]> {
  const own = (await overrideOf(remote)) ?? previewOf(remote, userId);
  return own ? [own] : publishedOf(remote, userId, registry);
}

/** The releases of a remote that a user gets in every tab, best first, as `candidatesOf`. */
export async function publishedOf(
  remote: string,
  userId: string,
  registry: Registry | Promise<Registry> = readRegistry(),
): Promise<Candidate[]> {
  const { live, since, lastGood, canary } = lineOf(remote, await registry);
  const candidates: Candidate[] = [{ release: live, as: "live", since }];
  if (canary && (await isGiven(remote, canary, userId)))
    candidates.unshift({ release: canary.release, as: "canary" });
  if (lastGood) candidates.push({ release: lastGood, as: "lastGood" });
  return candidates.map(withAddress);
}

/** Reads remotes.json and stores its valid lines. Where lists are signed, an unsigned or older one counts as none. */
export async function readRegistry(): Promise<Registry> {
  const none = (problem: string) => ({ lines: new Map(), problem });
  let content: unknown;
  let keys: readonly string[];
  try {
    content = await readRuntimeFile("/remotes.json");
    keys = await keysOfLists();
  } catch (error) {
    console.warn(error);
    return none("lista de áreas indisponível");
  }
  const { data } = remotesFileSchema.safeParse(content);
  if (!data) return none("lista de áreas inválida");
  if (keys.length > 0) {
    if (!(await isSignedBy(keys, content)))
      return none("lista de áreas sem assinatura válida");
    const { revision = 0 } = data;
    if (revision < Number(keptJson(NEWEST) ?? 0))
      return none("lista de áreas mais antiga que a última");
    keepJson(NEWEST, revision);
  }
  const lines = new Map(
    Object.entries(data.remotes).map(([remote, line]) => [
      remote,
      parseLine(line),
    ]),
  );
  keepLines(lines);
  remotesInPage.usesListOf(null);
  const endsWorker = isPlain(content) && content.worker === "off";
  return { lines, endsWorker };
}

/**
 * The live release of each remote, by name: of its last valid line, when the list or the line is unreadable; a preview
 * in its place.
 */
export function liveReleases({
  lines,
  problem,
}: Registry): Map<string, RemoteRelease> {
  const kept = keptLines();
  const releases = new Map<string, RemoteRelease>();
  for (const remote of (problem ? kept : lines).keys()) {
    const line = lines.get(remote) ?? kept.get(remote)?.line;
    if (line) releases.set(remote, line.live);
  }
  const { preview } = remotesInPage;
  if (preview) releases.set(preview.remote, preview.release);
  return releases;
}

/** The last valid line of each remote, by name. */
export function keptLines(): Map<string, KeptLine> {
  const kept = keptJson(KEPT);
  const lines = new Map<string, KeptLine>();
  for (const [remote, entry] of Object.entries(isPlain(kept) ? kept : {})) {
    if (!isPlain(entry) || typeof entry.since !== "string") continue;
    const line = parseLine(entry.line);
    if (line) lines.set(remote, { line, since: entry.since });
  }
  return lines;
}

/** Remembers the release that ran last, by remote. */
export function keepRan(remote: string, release: RemoteRelease): void {
  const kept = keptJson(RAN);
  keepJson(RAN, { ...(isPlain(kept) ? kept : {}), [remote]: release });
}

/** The release of a remote that ran last in this browser. */
export function ranLast(remote: string): Candidate | null {
  const kept = keptJson(RAN);
  const line = parseLine({ live: isPlain(kept) ? kept[remote] : undefined });
  return line && { release: line.live, as: "lastGood" };
}

/** Stores valid lines; keeps the old line of a broken one, and forgets removed ones. */
function keepLines(lines: Registry["lines"]): void {
  const since = new Date().toISOString();
  const before = keptLines();
  const kept = [...lines].map(([remote, line]) => [
    remote,
    line ? { line, since } : before.get(remote),
  ]);
  keepJson(KEPT, Object.fromEntries(kept));
}

function parseLine(line: unknown): RemoteLine | null {
  return remoteLineSchema.safeParse(line).data ?? null;
}

/** The release of a remote that a link opened in this tab. */
function previewOf(remote: string, userId: string): Candidate | null {
  const { preview } = remotesInPage;
  if (preview?.remote !== remote) return null;
  if (!preview.isFor(userId) || preview.until <= Date.now()) return null;
  return withAddress({ release: preview.release, as: "preview" });
}

/** The build that overrides a remote in this session. */
async function overrideOf(remote: string): Promise<Candidate | null> {
  if (!REMOTE_OVERRIDE) return null;
  const { localRelease } = await import("../remote-override/local-release.ts");
  const release = await localRelease(remote);
  return release && { release, as: "local" };
}

/** Canaries are rare: the code that assigns them is not in the first load. */
async function isGiven(
  ...canary: Parameters<typeof IsGiven>
): Promise<boolean> {
  try {
    const given = await import("./given-canary.ts");
    return await given.isGiven(...canary);
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** A folder's address may be relative to the page; from here on it is complete. */
function withAddress({ release, ...candidate }: Candidate): Candidate {
  const base = new URL(release.base, document.baseURI).href;
  return { ...candidate, release: { ...release, base } };
}

/** A remote's line; the last valid one when the list or the line is unreadable. Throws RemoteError. */
function lineOf(remote: string, { lines, problem }: Registry): RemoteLine {
  const line = lines.get(remote);
  if (!problem && line === undefined)
    throw new RemoteError(remote, undefined, "não publicado");
  if (line) return line;
  const kept = keptLines().get(remote);
  if (!kept)
    throw new RemoteError(remote, undefined, problem ?? "publicação inválida");
  remotesInPage.usesListOf(kept.since);
  return kept.line;
}
