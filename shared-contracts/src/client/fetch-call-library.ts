import { type Outcome, tryOnce } from "./attempt.ts";
import type * as calls from "./call-library.ts";
import { DEFAULT_ATTEMPTS } from "./retry-policy.ts";

type CallLibrary = typeof calls;

let library: CallLibrary | undefined;

/** Everything that calls need, the table of them above all; undefined until it was loaded. */
export function callLibrary(): CallLibrary | undefined {
  return library;
}

/**
 * Loads the library of calls. A page requests it early where it is needed soon; each call asks for it again after a
 * failure. Only an abort throws.
 */
export function fetchCallLibrary(
  signal?: AbortSignal,
): Promise<Outcome<CallLibrary>> {
  return tryOnce(
    async () => (library ??= await import("./call-library.ts")),
    DEFAULT_ATTEMPTS.timeoutMs,
    signal,
  );
}
