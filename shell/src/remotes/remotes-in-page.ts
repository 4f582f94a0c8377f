import { makeAutoObservable } from "shared-contracts/platform/state";
import type { Candidate } from "./registry.ts";

/** What there is of the remotes in this page; observable. */
class RemotesInPage {
  /** The release of each remote that was opened last. */
  readonly running = new Map<string, Candidate>();
  /** When the list in use was read, ISO UTC, if the one of today could not be; null while all is well. */
  keptSince: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  hasOpened(remote: string, candidate: Candidate): void {
    this.running.set(remote, candidate);
  }

  usesListOf(since: string | null): void {
    this.keptSince = since;
  }
}

/** The one of this page. */
export const remotesInPage = new RemotesInPage();
