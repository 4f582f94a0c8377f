import type { AxiosAdapter } from "axios";
import type { Calls } from "../endpoints/calls.ts";
import type { ApiClient, CommonOptions } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import type { Outcome } from "./attempt.ts";
import { exhaustedText, retryingText } from "./error-text.ts";
import { callLibrary, fetchCallLibrary } from "./fetch-call-library.ts";
import type { RequestParts } from "./request.ts";
import { DEFAULT_ATTEMPTS, tryRepeatedly } from "./retry-policy.ts";
import { type ClientSignal } from "./signals.ts";
import { waitFor } from "./wait-for.ts";

/** What the client needs from its host. `adapter` and `sleep` are for fakes and tests. */
export interface ApiClientOptions {
  /** Where the API answers, without a slash at the end. */
  baseUrl: string;
  /** The bearer token of the session, read for each attempt. */
  getToken: () => string | null;
  /** Called when the session ended, the account is blocked or a plan is missing; the call itself fails too. */
  onSignal: (signal: ClientSignal) => void;
  /** Receives 'Tentando novamente (2/3)…' for the newest call that is at a further attempt, and null once none is. */
  onRetrying?: (text: string | null) => void;
  /** Receives each answer to `health`. */
  onHealth?: (health: Calls["health"]["response"]) => void;
  adapter?: AxiosAdapter;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

type LooseOptions = CommonOptions & RequestParts;

export function createApiClient({
  baseUrl,
  getToken,
  onSignal,
  onRetrying,
  onHealth,
  adapter,
  sleep = waitFor,
}: ApiClientOptions): ApiClient {
  const host = { baseUrl, getToken, onSignal, adapter };

  /** The texts of what is being retried, the newest last. */
  const retrying = new Map<object, string>();
  const sayRetrying = () => onRetrying?.([...retrying.values()].at(-1) ?? null);

  /** Repeats what may pass and announces each further attempt. Throws an `ApiError` in the end. */
  async function insist<T>(
    attempt: (number: number) => Promise<Outcome<T>>,
    count: number,
    { signal, onRetry }: CommonOptions,
  ): Promise<T> {
    const { outcome, attempts, ranOut } = await tryRepeatedly(
      attempt,
      count,
      (ms) => sleep(ms, signal),
      (next, total) => {
        retrying.delete(attempt);
        retrying.set(attempt, retryingText(next, total));
        sayRetrying();
        onRetry?.(next, total);
      },
    ).finally(() => {
      if (retrying.delete(attempt)) sayRetrying();
    });
    if (outcome.done) return outcome.value;
    const { code, status, text, hasServerText, errors = [] } = outcome;
    throw new ApiError(ranOut ? exhaustedText(attempts, text) : text, {
      code,
      status,
      attempts,
      ...(hasServerText && { hasServerText }),
      errors,
    });
  }

  return {
    check: (name, body) => callLibrary()?.checkBody(name, body) ?? [],
    async call(name, ...[given]) {
      const options = (given ?? {}) as LooseOptions;
      const { attemptsAt } =
        callLibrary() ??
        (await insist(
          () => fetchCallLibrary(options.signal),
          DEFAULT_ATTEMPTS.count,
          options,
        ));
      const { attempt, count } = attemptsAt(host, name, options);
      const answer = await insist(attempt, count, options);
      if (name === "health") onHealth?.(answer as Calls["health"]["response"]);
      return answer as never;
    },
  };
}
