import {
  type ErrorCode,
  errorStatus,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import type { FieldError } from "shared-contracts/endpoints/field-error";
import type { Refusal } from "shared-contracts/endpoints/refusal";

/**
 * A refusal that is sent to the caller. `text` replaces the code's default Portuguese text; `errors` names the values
 * that were refused. VALIDATION always names at least one: the whole body when nothing smaller is known.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    text: string = errorTexts[code],
    {
      errors = [],
      retryAfterSeconds,
    }: { errors?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(text);
    this.code = code;
    this.status = errorStatus[code];
    this.errors =
      code === "VALIDATION" && errors.length === 0
        ? [{ path: "", message: text }]
        : errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The body of every error answer of the API. */
  get body(): Refusal {
    const { message: error, code, errors } = this;
    return { error, code, ...(errors.length > 0 && { errors: [...errors] }) };
  }
}

/** Refuses one value. Its text is also the text of the answer. */
export function refusedField(
  path: string,
  text: string,
  code: ErrorCode = "VALIDATION",
): ApiError {
  return new ApiError(code, text, { errors: [{ path, message: text }] });
}
