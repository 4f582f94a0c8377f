import type { $ZodType, output } from "zod/v4/core";
import type { ErrorCode } from "./error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The `response` of a call that returns a file instead of JSON. */
export const BINARY = "binary";

/**
 * The steps of the API for a call, in order; the first refusal ends the call. Steps before `input` run before the body
 * is read.
 *
 * - `signedIn`: finds the caller by the bearer token; 401, or 403 for a blocked account.
 * - `intakeKey`: finds the caller by the caterer's key in `X-Intake-Key`; 401 or 403 likewise.
 * - `activePlan`: 402 unless the caller's plan is active.
 * - `turn`: waits for other large calls of the caller; 429 when too many wait.
 * - `turnIfLarge`: like `turn`, only for a large body.
 * - `input`: reads parameters and body, and checks them by the schemas; 400, 413 or 415.
 * - `signInLimit`, `passwordLimit`, `cepLimit`, `requestLimit`: 429 after too many such calls in a minute; of
 *   `passwordLimit` only calls with a password count.
 * - `transaction`: runs the handler in one transaction and stores the answer for its `Idempotency-Key`.
 * - `answer`: runs the handler without a transaction and stores no answer. For calls that only read, that involve another
 *   system such as the payment gateway, or whose body (a password, a picture) must not be stored.
 */
export type Steps =
  | readonly ["input", ...([] | ["signInLimit"]), "answer"]
  | readonly [
      ...(["signedIn"] | ["signedIn", "activePlan"] | ["intakeKey"]),
      ...([] | ["turn"] | ["turnIfLarge"]),
      "input",
      ...([] | ["passwordLimit"] | ["cepLimit"] | ["requestLimit"]),
      "answer" | "transaction",
    ];

export type Step = Steps[number];

/** One call of the API. Client, API, fakes and contract tests all use this definition. */
export interface Endpoint {
  method: Method;
  /** Parameters are written as `:name`. */
  path: `/${string}`;
  steps: Steps;
  /** Distinguishes calls of the same method and path. */
  query?: { readonly campos: string };
  params?: $ZodType;
  body?: $ZodType;
  /** Instead of a JSON body, one file as `multipart/form-data`: its form field and its largest size in bytes. */
  upload?: { field: string; limit: number };
  response: $ZodType | typeof BINARY;
  /** Status of success. Default: 200. */
  status?: 201;
  /** Further codes that this call may be refused with; its steps and `commonErrors` imply the others. */
  errors?: readonly ErrorCode[];
  /** Largest body accepted, in bytes. Default: 64 KB. */
  bodyLimit?: number;
  /** Number and time limit of the client's attempts. Default: 3 × 15 s. */
  attempts?: { count: number; timeoutMs: number };
  /** The call takes a version in `If-Match` and, unless it deletes, returns one in `ETag`. */
  versioned?: boolean;
}

/** Codes that any call may be refused with. */
export const commonErrors: readonly ErrorCode[] = [
  "VALIDATION",
  "RATE_LIMITED",
  "REQUEST_TIMEOUT",
  "TOO_LARGE",
  "UNAVAILABLE",
  "STORAGE_FULL",
  "INTERNAL",
];

/** Whether the API runs a step for a call. */
export function hasStep({ steps }: Endpoint, step: Step): boolean {
  const all: readonly Step[] = steps;
  return all.includes(step);
}

type Output<S> = S extends $ZodType ? output<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type BodyOf<E extends Endpoint> = E["upload"] extends object
  ? File
  : Output<E["body"]>;
export type ResponseOf<E extends Endpoint> = E["response"] extends typeof BINARY
  ? Blob
  : Output<E["response"]>;
