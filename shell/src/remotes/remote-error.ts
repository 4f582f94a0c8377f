import { TIMED_OUT } from "../with-timeout.ts";

/** Why a remote failed to load; `cause` is short enough for the screen. */
export class RemoteError extends Error {
  override name = "RemoteError";
  /** The remote's package name. */
  remote: string;
  /** The version that was tried, when the registry named one. */
  version: string | undefined;

  constructor(remote: string, version: string | undefined, cause: string) {
    super(cause);
    this.remote = remote;
    this.version = version;
  }

  get isHang(): boolean {
    return this.message === TIMED_OUT;
  }
}
