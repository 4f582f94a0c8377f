import type { $ZodType, output } from "zod/v4/core";
import type { ErrorCode } from "./error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The answer of a call that sends a file instead of JSON. */
export const BINARY = "binary";

/**
 * What the API does with a call, in this order: an earlier refusal wins. Steps before `input` run before the body is
 * read.
 *
 * - `signedIn`: finds the caller by the bearer token; 401, or 403 for a blocked account.
 * - `intakeKey`: finds the caller by the caterer's key in `X-Intake-Key`; 401 or 403 likewise.
 * - `activePlan`: 402 unless the caller's plan is active.
 * - `turn`: waits for other large calls of the caller; 429 when too many wait.
 * - `turnIfLarge`: the same, only when the body is large.
 * - `input`: reads parameters and body, and checks them by the row's schemas; 400, 413 or 415.
 * - `signInLimit`, `passwordLimit`, `cepLimit`, `requestLimit`: 429 after too many such calls in a minute; of
 *   `passwordLimit` only calls with a password count.
 * - `transaction`: runs the handler in one transaction and keeps the answer for its `Idempotency-Key`.
 * - `answer`: runs the handler without a transaction and keeps no answer. The call only reads, or is safe to repeat by
 *   itself: another system such as the payment gateway does part of it, or nothing made of what was sent (a password, a
 *   picture) may be kept or held open.
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

/**
 * One call of the API, defined once: the client sends it, the API serves it, the fakes imitate it and the contract
 * tests check it. `path` has parameters as `:name`.
 */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  /** One sentence for the API page. */
  summary: string;
  steps: Steps;
  /** Tells the call from the others of its method and path. */
  query?: { readonly campos: string };
  params?: $ZodType;
  body?: $ZodType;
  /**
   * Instead of a JSON body, one file as `multipart/form-data`: the form's field it is in, and its largest size in
   * bytes.
   */
  upload?: { field: string; limit: number };
  response: $ZodType | typeof BINARY;
  /** Status of success. Default: 200. */
  status?: 201;
  /** Codes this call may be refused with, beyond the ones any call may meet (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** Largest body accepted, in bytes. Default: 64 KB. */
  bodyLimit?: number;
  /** How often and how long the client tries; 3 × 15 s by default. */
  attempts?: { count: number; timeoutMs: number };
  /** The call sends a version in `If-Match` and answers one in `ETag`. */
  versioned?: boolean;
}

/** Codes any call may be refused with. */
export const commonErrors: readonly ErrorCode[] = [
  "VALIDATION",
  "RATE_LIMITED",
  "REQUEST_TIMEOUT",
  "TOO_LARGE",
  "UNAVAILABLE",
  "STORAGE_FULL",
  "INTERNAL",
];

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Whether the API takes a step for a call. */
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
