import type { ComponentType } from "react";
import {
  makeAutoObservable,
  observableRef,
  observableShallow,
} from "shared-contracts/platform/state";
import {
  type Opening,
  releaseName,
} from "shared-contracts/federation/remote-news";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** A release to try, and its role in the remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood" | "local" | "preview";
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

/** Whether everybody gets a release, or a part of the users: not this tab alone. */
export function isPublished({ as }: Candidate): boolean {
  return as !== "local" && as !== "preview";
}

/** A release that a link opened in this tab, in the place of its remote's published ones. */
export interface TabPreview {
  remote: string;
  release: RemoteRelease;
  /** Its end, in ms since 1970. */
  until: number;
  /** Whether a user's account may open it. */
  isFor(userId: string): boolean;
  /** The strip that names and ends it; loaded with the code that opens it. */
  Strip: ComponentType;
}

/** The remotes of this page; observable. */
class RemotesInPage {
  /** The release of each remote that was opened last. */
  readonly running = new Map<string, RunningRelease>();
  /** When the list in use was read, ISO UTC, if today's could not be read; else null. */
  keptSince: string | null = null;
  preview: TabPreview | null = null;
  /** How its pages opened, as far as it is not reported yet. */
  readonly openings: Opening[] = [];

  constructor() {
    makeAutoObservable(
      this,
      {
        running: observableShallow,
        openings: observableShallow,
        preview: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Notes a try to open a page of a release. What this tab alone gets is nobody's news. */
  hasTried(
    remote: string,
    { release, as }: Candidate,
    rest: Pick<Opening, "traceId" | "phase" | "outcome">,
  ): void {
    if (as === "local" || as === "preview") return;
    this.openings.push({
      ...rest,
      remote,
      release: releaseName(release),
      arm: as,
    });
  }

  /** Up to `most` of the openings, which are removed. */
  takeOpenings(most: number): Opening[] {
    return this.openings.splice(0, most);
  }

  hasOpened(remote: string, candidate: Candidate, userId: string): void {
    this.running.set(remote, { candidate, userId, stays: true });
  }

  hasFailed(remote: string): void {
    const release = this.running.get(remote);
    if (release) release.stays = false;
  }

  opensPreview(preview: TabPreview): void {
    this.preview = preview;
  }

  usesListOf(since: string | null): void {
    this.keptSince = since;
  }
}

/** This page's instance. */
export const remotesInPage = new RemotesInPage();
