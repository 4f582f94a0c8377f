/** How often and how long a call is tried unless its endpoint says otherwise (section 7). */
export const DEFAULT_ATTEMPTS = { count: 3, timeoutMs: 15_000 };

/** Waits before the second and the third attempt. */
const WAITS_MS = [2000, 4000];

/** Refusals that may pass: time-out, too early, too many. */
const PASSING = new Set([408, 425, 429]);

/** Whether another attempt can help: when nothing answered (`null`), and for 408, 425, 429 and 5xx. Any other refusal is final at once (decision 1). */
export function mayPass(status: number | null): boolean {
  return status === null || PASSING.has(status) || status >= 500;
}

/** What one attempt came to. */
export type Outcome<T> =
  { done: true; value: T } | { done: false; status: number | null };

/** Tries until done, refused for good, or out of attempts; answers the last outcome and how many attempts it took. `onRetry` hears of the next attempt before the wait. */
export async function tryRepeatedly<O extends Outcome<unknown>>(
  attempt: (number: number) => Promise<O>,
  count: number,
  sleep: (ms: number) => Promise<void>,
  onRetry?: (attempt: number, attempts: number) => void,
): Promise<{ outcome: O; attempts: number }> {
  for (let number = 1; ; number++) {
    const outcome = await attempt(number);
    if (outcome.done || number >= count || !mayPass(outcome.status))
      return { outcome, attempts: number };
    onRetry?.(number + 1, count);
    await sleep(WAITS_MS[number - 1] ?? WAITS_MS.at(-1) ?? 0);
  }
}
