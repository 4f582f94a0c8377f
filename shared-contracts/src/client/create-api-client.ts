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

/** The settings of a client. `adapter` and `sleep` are for fakes and tests. */
export interface ApiClientOptions {
  /** The address of the API, without a trailing slash. */
  baseUrl: string;
  /** Returns the bearer token of the session, or null. Called for each attempt. */
  getToken: () => string | null;
  /** Called when the session ended, the account is blocked or no plan is active. The call throws too. */
  onSignal: (signal: ClientSignal) => void;
  /** Receives 'Tentando novamente (2/3)…' for the newest call in retry, and null when no call is in retry. */
  onRetrying?: (text: string | null) => void;
  /** Receives each response of `health`. */
  onHealth?: (health: Calls["health"]["response"]) => void;
  adapter?: AxiosAdapter;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

type LooseOptions = CommonOptions & RequestParts;

/**
 * Creates the client of the API. One client serves the whole page.
 *
 * @example
 *   const client = createApiClient({
 *     baseUrl: "/api",
 *     getToken: () => session.token,
 *     onSignal: (signal) => session.handle(signal),
 *   });
 */
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

  /** The texts of the calls in retry, the newest last. */
  const retrying = new Map<object, string>();
  const reportRetrying = () =>
    onRetrying?.([...retrying.values()].at(-1) ?? null);

  /** Repeats failures that may pass and reports each further attempt. Throws an `ApiError` at the end. */
  async function withRetries<T>(
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
        reportRetrying();
        onRetry?.(next, total);
      },
    ).finally(() => {
      if (retrying.delete(attempt)) reportRetrying();
    });
    if (outcome.done) return outcome.value;
    const { code, status, text, hasServerText, errors, requestId } = outcome;
    throw new ApiError(ranOut ? exhaustedText(attempts, text) : text, {
      code,
      status,
      attempts,
      ...(hasServerText && { hasServerText }),
      ...(errors && { errors }),
      requestId,
    });
  }

  return {
    check: (name, body) => callLibrary()?.checkBody(name, body) ?? [],
    async call(name, ...[given]) {
      const options = (given ?? {}) as LooseOptions;
      const { attemptsAt } =
        callLibrary() ??
        (await withRetries(
          () => fetchCallLibrary(options.signal),
          DEFAULT_ATTEMPTS.count,
          options,
        ));
      const { attempt, count } = attemptsAt(host, name, options);
      const answer = await withRetries(attempt, count, options);
      if (name === "health") onHealth?.(answer as Calls["health"]["response"]);
      return answer as never;
    },
  };
}
