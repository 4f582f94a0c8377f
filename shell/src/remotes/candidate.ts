import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** A release to try, and its role in the remote's line. */
export interface Candidate {
  release: RemoteRelease;
  as: "canary" | "live" | "lastGood" | "local";
  /** When it got this role, ISO UTC, if the line says. */
  since?: string | undefined;
}
