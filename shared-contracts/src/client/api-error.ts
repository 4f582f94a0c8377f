import type { ErrorCode } from "../endpoints/error-codes.ts";
import type { FieldError } from "../endpoints/field-error.ts";

/** Why a call failed. */
export interface ApiErrorDetail {
  code: ErrorCode;
  /** HTTP status of the last answer; null when there was none (no network, time-out). */
  status: number | null;
  /** Attempts made. */
  attempts: number;
  /** Whether the answer contains a text. Default: false. */
  hasServerText?: boolean;
  /** The refused values. Default: none. */
  errors?: readonly FieldError[];
  /** The `X-Request-Id` of an answer that is an error of the service. */
  requestId?: string | undefined;
}

/**
 * A failed call. `message` is Portuguese text for the user. Two bundles may each have this class: compare `code` or use
 * `isApiError`, never `instanceof`.
 *
 * @example
 *   try {
 *     await client.call("deleteBudget", { params: { id } });
 *   } catch (error) {
 *     if (!isApiError(error)) throw error;
 *     notify({ text: error.message, tone: "error" });
 *   }
 */
export class ApiError extends Error {
  // Explicit, because a minifier renames the class.
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number | null;
  readonly attempts: number;
  /** Whether `message` contains the text of the answer, not only its status. */
  readonly hasServerText: boolean;
  /** The refused values; empty when the answer names none. */
  readonly errors: readonly FieldError[];
  /** The id under which the API's log has an error of the service; undefined for a refusal and without an answer. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    {
      code,
      status,
      attempts,
      hasServerText = false,
      errors = [],
      requestId,
    }: ApiErrorDetail,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.attempts = attempts;
    this.hasServerText = hasServerText;
    this.errors = errors;
    this.requestId = requestId;
  }
}

/** Whether a caught value is an `ApiError`, of any bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError" && "code" in error;
}
