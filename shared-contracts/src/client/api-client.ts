import type { AxiosAdapter } from "axios";
import {
  type BodyOf,
  type ParamsOf,
  type ResponseOf,
} from "../endpoints/endpoint.ts";
import type { FieldError } from "../endpoints/field-error.ts";
import { type EndpointName, type Endpoints } from "../endpoints/table.ts";
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
  onHealth?: (health: ResponseOf<Endpoints["health"]>) => void;
  adapter?: AxiosAdapter;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

interface CommonOptions {
  /**
   * Stays the same for one user action, also when the user presses again after a failure; a new one per call by
   * default.
   */
  idempotencyKey?: string;
  /** Version of the saved budget this changes. */
  ifMatch?: number | null;
  /** Called with each further attempt before its wait. The host announces it to the user already, for every call. */
  onRetry?: (attempt: number, attempts: number) => void;
  /** Receives how much of a file was sent, from 0 to 1. */
  onUpload?: (share: number) => void;
  /** Aborting makes the call throw the signal's reason, not an `ApiError`. */
  signal?: AbortSignal;
}

type Given<Key extends string, Value> = Value extends undefined
  ? { [key in Key]?: undefined }
  : { [key in Key]: Value };

/** A call's arguments: its parameters and body by the table of calls, and options. */
export type CallOptions<N extends EndpointName> = CommonOptions &
  Given<"params", ParamsOf<Endpoints[N]>> &
  Given<"body", BodyOf<Endpoints[N]>>;

type CallArguments<N extends EndpointName> =
  Record<string, never> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>];

/** The calls of the API, typed. A call resolves to its checked response or throws an `ApiError`. */
export interface ApiClient {
  call<N extends EndpointName>(
    name: N,
    ...options: CallArguments<N>
  ): Promise<ResponseOf<Endpoints[N]>>;
  /**
   * Validates a body by the table of calls without sending it. Finds nothing until the library of calls is there, which
   * the first call loads: the API refuses the same values, and the call says so of the same fields. Since contract 1.7.
   */
  check<N extends EndpointName>(
    name: N,
    body: BodyOf<Endpoints[N]>,
  ): readonly FieldError[];
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
      if (name === "health")
        onHealth?.(answer as ResponseOf<Endpoints["health"]>);
      return answer as never;
    },
  };
}
