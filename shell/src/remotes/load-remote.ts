import type { ComponentType } from "react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { keptFirst } from "./kept-first.ts";
import { openPage } from "./open-release.ts";
import { candidatesOf, keepRan, ranLast, type Registry } from "./registry.ts";
import { RemoteError } from "./remote-error.ts";
import {
  type Candidate,
  isPublished,
  remotesInPage,
} from "./remotes-in-page.ts";

/** A page of a remote, and the release it came from. */
export interface LoadedPage {
  module: RemoteModule;
  Page: ComponentType;
  candidate: Candidate;
}

/** Pages that failed on screen, by folder and name, and how. */
const crashed = new Map<string, RemoteError>();
const underWay = new Map<string, Promise<LoadedPage>>();

/**
 * Loads a page of a remote for a user: from the running release, else from the best one of remotes.json that has it. A
 * failure is not remembered: the next call starts again from remotes.json, which is read unless given. Throws
 * RemoteError.
 */
export function loadRemotePage(
  remote: string,
  page: string,
  userId: string,
  registry?: Promise<Registry>,
): Promise<LoadedPage> {
  const key = [remote, page, userId].join(" ");
  const promise = underWay.get(key) ?? loadBest(remote, page, userId, registry);
  underWay.set(key, promise);
  const forget = () => underWay.delete(key);
  promise.then(forget, forget);
  return promise;
}

/** Marks a page as failed on screen: until `allowRetry`, only another release is tried for it. */
export function leaveRelease(
  remote: string,
  page: string,
  candidate: Candidate,
): void {
  const { release } = candidate;
  remotesInPage.hasFailed(remote);
  remotesInPage.hasTried(remote, candidate, {
    traceId: newTraceId(),
    phase: "render",
    outcome: "failed",
  });
  crashed.set(
    crashKey(release, page),
    new RemoteError(remote, release.version, "falhou ao abrir"),
  );
}

/** Forgets the failed pages of a remote, so that a retry tries every release. */
export function allowRetry(remote: string): void {
  for (const [key, error] of crashed)
    if (error.remote === remote) crashed.delete(key);
}

/**
 * Tries the releases in order. After one that hangs it tries the last good one next; a second one that hangs ends the
 * search, after two times 8 s of silence. Where no server answers, the one that ran here last is tried: it may be whole
 * on a device whose network was cut while newer ones came.
 */
async function loadBest(
  remote: string,
  page: string,
  userId: string,
  registry: Promise<Registry> | undefined,
): Promise<LoadedPage> {
  const failures: unknown[] = [];
  const tried = new Set<string>();
  const traceId = newTraceId();
  let hangs = 0;
  const attempt = async (candidate: Candidate): Promise<LoadedPage | null> => {
    const { base } = candidate.release;
    if (tried.has(base)) return null;
    tried.add(base);
    try {
      const loaded = await open(remote, page, candidate);
      const outcome = failures.length ? "recovered" : "success";
      remotesInPage.hasTried(remote, candidate, {
        traceId,
        phase: "expose",
        outcome,
      });
      return loaded;
    } catch (error) {
      failures.push(error);
      if (isHang(error)) hangs++;
      // One that crashed earlier was not tried again.
      const { phase } = error as RemoteError;
      if (phase)
        remotesInPage.hasTried(remote, candidate, {
          traceId,
          phase,
          outcome: "failed",
        });
      return null;
    }
  };

  const chosen = remotesInPage.running.get(remote);
  if (chosen?.stays && chosen.userId === userId) {
    const loaded = await attempt(chosen.candidate);
    if (loaded) return loaded;
    remotesInPage.hasFailed(remote);
  }
  try {
    const candidates = await keptFirst(
      await candidatesOf(remote, userId, registry),
    );
    const arePublished = candidates.every(isPublished);
    while (candidates.length > 0 && hangs < 2) {
      const candidate = hangs ? candidates.pop()! : candidates.shift()!;
      const loaded = await attempt(candidate);
      if (!loaded) continue;
      if (isPublished(candidate)) keepRan(remote, candidate.release);
      remotesInPage.hasOpened(remote, candidate, userId);
      if (failures.length) console.warn(traceId, ...failures);
      return loaded;
    }
    const isCutOff = failures.every(isUnanswered) && arePublished;
    const ran = isCutOff && ranLast(remote);
    const loaded = ran && (await attempt(ran));
    if (loaded) {
      remotesInPage.hasOpened(remote, ran, userId);
      console.warn(traceId, ...failures);
      return loaded;
    }
  } catch (error) {
    failures.push(error);
  }
  // Report the failure of the best release.
  throw failures[0];
}

function isUnanswered(error: unknown): boolean {
  return error instanceof RemoteError && error.isUnanswered;
}

function isHang(error: unknown): boolean {
  return error instanceof RemoteError && error.isHang;
}

async function open(
  remote: string,
  page: string,
  candidate: Candidate,
): Promise<LoadedPage> {
  const { release } = candidate;
  const crash = crashed.get(crashKey(release, page));
  if (crash) throw crash;
  return { ...(await openPage(remote, release, page)), candidate };
}

function newTraceId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, "0");
}

function crashKey({ base }: RemoteRelease, page: string): string {
  return `${base} ${page}`;
}
