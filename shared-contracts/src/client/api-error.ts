import type { ErrorCode } from "../endpoints/error-codes.ts";
import type { FieldError } from "../endpoints/field-error.ts";

/** Why a call failed. */
export interface ApiErrorDetail {
  code: ErrorCode;
  /** HTTP status of the last answer; null when there was none (no network, time-out). */
  status: number | null;
  /** Attempts made. */
  attempts: number;
  /** Whether the answer gave the reason in words; false by default. */
  hasServerText?: boolean;
  /** The refused values; empty by default. */
  errors?: readonly FieldError[];
}

/**
 * A call that did not succeed. `message` is Portuguese text for the user.
 * Two bundles may each hold this class: compare `code`, or use `isApiError`, never `instanceof`.
 */
export class ApiError extends Error {
  // Set by hand: a minifier renames the class.
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number | null;
  readonly attempts: number;
  /** Whether `message` holds the answer's own words, not only its status. */
  readonly hasServerText: boolean;
  /** The refused values; empty if the answer names none. */
  readonly errors: readonly FieldError[];

  constructor(
    message: string,
    {
      code,
      status,
      attempts,
      hasServerText = false,
      errors = [],
    }: ApiErrorDetail,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.attempts = attempts;
    this.hasServerText = hasServerText;
    this.errors = errors;
  }
}

/** Whether something caught is an `ApiError`, from whichever bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError" && "code" in error;
}
