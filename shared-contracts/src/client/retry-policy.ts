import type { Outcome } from "./attempt.ts";

/** Number and time limit of the attempts, unless the endpoint has its own. */
export const DEFAULT_ATTEMPTS = { count: 3, timeoutMs: 15_000 };

/** Waits before the second and the third attempt. */
const WAITS_MS = [2000, 4000];

/** The longest Retry-After that is waited for; a longer one ends the attempts. */
const LONGEST_WAIT_MS = 15_000;

/** Statuses of refusals that may pass: time-out, too early, too many. */
const PASSING = new Set([408, 425, 429]);

/** Whether another attempt can help: without an answer (`null`), and for 408, 425, 429 and 5xx. [retry-what-may-pass] */
export function mayPass(status: number | null): boolean {
  return status === null || PASSING.has(status) || status >= 500;
}

/**
 * Repeats until success, a final refusal, the last attempt, or a `Retry-After` above 15 s. [retry-after]
 *
 * @param attempt Receives its number, from 1.
 * @param sleep Waits for so many ms.
 * @param onRetry Called before each wait with the number of the next attempt and the number of all.
 * @returns The last outcome, the number of attempts, and whether the last allowed attempt failed.
 */
export async function tryRepeatedly<T>(
  attempt: (number: number) => Promise<Outcome<T>>,
  count: number,
  sleep: (ms: number) => Promise<void>,
  onRetry?: (attempt: number, attempts: number) => void,
): Promise<{ outcome: Outcome<T>; attempts: number; ranOut: boolean }> {
  for (let number = 1; ; number++) {
    const outcome = await attempt(number);
    if (outcome.done || !mayPass(outcome.status))
      return { outcome, attempts: number, ranOut: false };
    if (number >= count) return { outcome, attempts: number, ranOut: true };
    const wait = outcome.retryAfterMs ?? WAITS_MS[number - 1] ?? 0;
    if (wait > LONGEST_WAIT_MS)
      return { outcome, attempts: number, ranOut: false };
    onRetry?.(number + 1, count);
    await sleep(wait);
  }
}
