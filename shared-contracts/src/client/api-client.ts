import type { Calls } from "../endpoints/calls.ts";
import type { FieldError } from "../endpoints/field-error.ts";

export interface CommonOptions {
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

type Given<Key extends string, Call> =
  Call extends Record<Key, infer Value>
    ? Value extends undefined
      ? { [key in Key]?: undefined }
      : { [key in Key]: Value }
    : { [key in Key]?: undefined };

/** A call's arguments: its parameters and body by the table of calls, and options. */
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
   * Makes a call by its name in the table of calls, as often as that allows, and returns its checked response.
   *
   * @param options `params` and `body` of a call that takes them, and `CommonOptions`.
   * @throws ApiError with a text for the user, also without a network; the signal's reason when it is aborted.
   *
   * @example
   *   const company = await client.call("updateCompany", { body });
   */
  call<N extends keyof Calls>(
    name: N,
    ...options: CallArguments<N>
  ): Promise<Answer<N>>;
  /**
   * Validates a body by the table of calls without sending it. Finds nothing until the library of calls is there, which
   * the first call loads: the API refuses the same values, and the call says so of the same fields.
   */
  check<N extends keyof Calls>(
    name: N,
    body: CallOptions<N>["body"],
  ): readonly FieldError[];
}
