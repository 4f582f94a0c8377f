import type { $ZodType, output } from "zod/v4/core";
import type { ErrorCode } from "./error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The answer of a call that sends a file instead of JSON. */
export const BINARY = "binary";

/**
 * One call of the API, stated once: the client sends it, the API serves it, the fakes imitate it and the contract tests
 * check it. `path` holds parameters as `:name`.
 */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  /** One sentence for the API page. */
  summary: string;
  /** Who may call: anyone, the user whose token it is, or a partner with the user's intake key in `X-Intake-Key`. */
  auth: "none" | "bearer" | "intake";
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
  /** Refused with PLAN_REQUIRED unless the account's plan is active, before the body is read. */
  plan?: "active";
  /** The call reads or makes much: one account's heavy calls take turns. A large body makes any call heavy. */
  heavy?: true;
  /**
   * The call is no transaction with a kept answer: its handler is given the database without one and is safe to repeat
   * by itself. `external`: somebody else, such as a payment gateway, does part of it, which no transaction holds.
   * `single`: it is one statement, and nothing made of what was sent may be kept or held open for it: a password, a
   * picture to decode.
   */
  deed?: "external" | "single";
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

type Output<S> = S extends $ZodType ? output<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type BodyOf<E extends Endpoint> = E["upload"] extends object
  ? File
  : Output<E["body"]>;
export type ResponseOf<E extends Endpoint> = E["response"] extends typeof BINARY
  ? Blob
  : Output<E["response"]>;
