import {
  makeAutoObservable,
  observableShallow,
} from "shared-contracts/platform/state";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** A release to try, and its role in the remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood" | "local";
  /** When it got this role, ISO UTC, if the line has it. */
  since?: string | undefined;
}

/** A release that runs in this page. */
export interface RunningRelease {
  candidate: Candidate;
  /** The user it was chosen for. */
  userId: string;
  /** False once it failed: the next page of the remote looks for the best release again. */
  stays: boolean;
}

/** The remotes of this page; observable. */
class RemotesInPage {
  /** The release of each remote that was opened last. */
  readonly running = new Map<string, RunningRelease>();
  /** When the list in use was read, ISO UTC, if today's could not be read; else null. */
  keptSince: string | null = null;

  constructor() {
    makeAutoObservable(
      this,
      { running: observableShallow },
      { autoBind: true },
    );
  }

  hasOpened(remote: string, candidate: Candidate, userId: string): void {
    this.running.set(remote, { candidate, userId, stays: true });
  }

  hasFailed(remote: string): void {
    const release = this.running.get(remote);
    if (release) release.stays = false;
  }

  usesListOf(since: string | null): void {
    this.keptSince = since;
  }
}

/** This page's instance. */
export const remotesInPage = new RemotesInPage();
