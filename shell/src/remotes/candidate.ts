import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** A release worth trying, and what it is in its remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood" | "local";
  /** The instant it became so, ISO UTC, where the line tells. */
  since?: string | undefined;
}
