import type { ErrorCode } from "../endpoints/error-codes.ts";
import type { FieldError } from "../endpoints/field-error.ts";
import { NO_ANSWER, TIMED_OUT } from "./error-text.ts";

/** The outcome of an attempt: its value, or why there is none, with `text` in Portuguese. */
export type Outcome<T> =
  | { done: true; value: T }
  | {
      done: false;
      status: number | null;
      /** How long the server asks to wait (Retry-After); null when it does not say. */
      retryAfterMs: number | null;
      code: ErrorCode;
      text: string;
      /** Whether the text is the answer's own. */
      hasServerText?: boolean;
      errors?: readonly FieldError[];
    };

/** Tries something once, for at most `timeoutMs`. Only an abort by the caller throws: its reason. */
export async function tryOnce<T>(
  act: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Outcome<T>> {
  signal?.throwIfAborted();
  // Our own clock rather than axios's: it covers connecting and the body, whatever the adapter.
  const stopper = new AbortController();
  const abort = () => stopper.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  const stopped = new Promise<never>((_, reject) =>
    stopper.signal.addEventListener("abort", () =>
      reject(stopper.signal.reason as Error),
    ),
  );
  let text = NO_ANSWER;
  const timer = setTimeout(() => {
    text = TIMED_OUT;
    stopper.abort(new Error(TIMED_OUT));
  }, timeoutMs);
  try {
    const value = await Promise.race([act(stopper.signal), stopped]);
    return { done: true, value };
  } catch {
    signal?.throwIfAborted();
    return {
      done: false,
      status: null,
      retryAfterMs: null,
      code: "UNAVAILABLE",
      text,
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
