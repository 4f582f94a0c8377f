import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from "axios";
import { NO_ANSWER, TIMED_OUT } from "./error-text.ts";

/** The result of one attempt. */
export type Sent =
  | { answered: true; response: AxiosResponse<unknown> }
  | { answered: false; text: string };

/**
 * Sends a request once, for at most `timeoutMs`. No answer is a value; only an abort by the caller throws its reason.
 */
export async function sendOnce(
  open: () => Promise<AxiosInstance>,
  request: AxiosRequestConfig,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Sent> {
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
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stopper.abort(new Error(TIMED_OUT));
  }, timeoutMs);
  try {
    const sending = open().then((http) =>
      http.request<unknown>({ ...request, signal: stopper.signal }),
    );
    return { answered: true, response: await Promise.race([sending, stopped]) };
  } catch {
    signal?.throwIfAborted();
    return { answered: false, text: timedOut ? TIMED_OUT : NO_ANSWER };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
