import type { ErrorCode } from "../endpoints/error-codes.ts";
import type { FieldError } from "../endpoints/field-error.ts";
import { NO_ANSWER, TIMED_OUT } from "./error-text.ts";

/** The outcome of an attempt: its value, or the failure with a Portuguese `text`. */
export type Outcome<T> =
  | { done: true; value: T }
  | {
      done: false;
      status: number | null;
      /** The server's Retry-After in ms; null without one. */
      retryAfterMs: number | null;
      code: ErrorCode;
      text: string;
      /** Whether `text` comes from the answer. */
      hasServerText?: boolean;
      errors?: readonly FieldError[];
      requestId?: string | undefined;
    };

/**
 * Runs `act` once, for at most `timeoutMs`.
 *
 * @throws The signal's reason when the caller aborts; every other failure is an outcome.
 */
export async function tryOnce<T>(
  act: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Outcome<T>> {
  signal?.throwIfAborted();
  // Not the timeout of axios: this one also covers connecting and the body, with every adapter.
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
