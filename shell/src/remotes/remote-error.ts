import type { OpeningPhase } from "shared-contracts/federation/remote-news";
import { TIMED_OUT } from "../with-timeout.ts";

/** The cause where a server was not reached. */
export const NO_ANSWER = "sem resposta";

/** Why a remote failed to load; `cause` is short enough for the screen. */
export class RemoteError extends Error {
  override name = "RemoteError";
  /** The remote's package name. */
  remote: string;
  /** The version that was tried, when the registry named one. */
  version: string | undefined;
  /** The step that failed, of a release that was tried. */
  phase: OpeningPhase | undefined;

  constructor(
    remote: string,
    version: string | undefined,
    cause: string,
    phase?: OpeningPhase,
  ) {
    super(cause);
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }

  get isUnanswered(): boolean {
    return this.message === NO_ANSWER;
  }

  get isHang(): boolean {
    return this.message === TIMED_OUT;
  }
}
