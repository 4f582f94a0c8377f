import { type Outcome, tryOnce } from "./attempt.ts";
import type * as calls from "./call-library.ts";
import { DEFAULT_ATTEMPTS } from "./retry-policy.ts";

type CallLibrary = typeof calls;

let library: CallLibrary | undefined;

/** The table of calls and the code that makes calls; undefined until it is loaded. */
export function callLibrary(): CallLibrary | undefined {
  return library;
}

/**
 * Loads the library of calls, unless it is loaded. Pages that need it soon call this early; after a failure, the next
 * call loads it again.
 *
 * @throws The signal's reason when the caller aborts.
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
