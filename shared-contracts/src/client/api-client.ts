import type { Calls } from "../endpoints/calls.ts";
import type { FieldError } from "../endpoints/field-error.ts";

/** The options of every call. */
export interface CommonOptions {
  /** One key for one user action, also when the user repeats it after a failure. Default: a new key. */
  idempotencyKey?: string;
  /** The version that the call may replace. */
  ifMatch?: number | null;
  /** Called before the wait for each further attempt. The shell already shows every retry to the user. */
  onRetry?: (attempt: number, attempts: number) => void;
  /** Receives the sent fraction of a file, from 0 to 1. */
  onUpload?: (share: number) => void;
  /** Aborting makes the call throw the signal's reason, not an `ApiError`. */
  signal?: AbortSignal;
}

type Given<Key extends string, Call> =
  Call extends Record<Key, infer Value>
    ? Value extends undefined
      ? { [key in Key]?: undefined }
      : { [key in Key]: Value }
    : { [key in Key]?: undefined };

/** The argument of a call: its parameters and body by the table of calls, and the common options. */
export type CallOptions<N extends keyof Calls> = CommonOptions &
  Given<"params", Calls[N]> &
  Given<"body", Calls[N]>;

type CallArguments<N extends keyof Calls> =
  Record<string, never> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>];

type Answer<N extends keyof Calls> = Calls[N] extends { response: infer Value }
  ? Value
  : never;

/** The calls of the API, typed. */
export interface ApiClient {
  /**
   * Makes a call of the table of calls and returns its checked response. Repeats failures that may pass: 3 attempts of
   * 15 s, with waits of 2 s and 4 s, unless the table has other values. [retry-what-may-pass]
   *
   * @param options `params` and `body` of a call that has them, and `CommonOptions`.
   * @throws ApiError with a Portuguese text for the user, also without a network. An abort throws the signal's reason.
   *
   * @example
   *   const company = await client.call("updateCompany", { body });
   */
  call<N extends keyof Calls>(
    name: N,
    ...options: CallArguments<N>
  ): Promise<Answer<N>>;
  /**
   * Validates a body without sending it. Returns no errors until the library of calls is loaded, as the first call does;
   * the API then refuses the same values of the same fields.
   *
   * @returns An error for each refused value; empty for a valid body.
   *
   * @example
   *   const errors = client.check("updateCompany", body);
   *   if (errors.length === 0) await client.call("updateCompany", { body });
   */
  check<N extends keyof Calls>(
    name: N,
    body: CallOptions<N>["body"],
  ): readonly FieldError[];
}
