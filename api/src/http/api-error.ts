import {
  type ErrorCode,
  errorStatus,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import type { FieldError } from "shared-contracts/endpoints/field-error";
import type { Refusal } from "shared-contracts/endpoints/refusal";

/**
 * A refusal the caller is told about. `text` replaces the code's own Portuguese text with a more precise one; `errors` names the values that
 * were refused. VALIDATION always names some: the whole body where nothing smaller is known.
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

  /** What travels: every error of the API has this shape. */
  get body(): Refusal {
    const { message: error, code, errors } = this;
    return { error, code, ...(errors.length > 0 && { errors: [...errors] }) };
  }
}

/** A refusal of one value: its text is the answer's too. */
export function refusedField(
  path: string,
  text: string,
  code: ErrorCode = "VALIDATION",
): ApiError {
  return new ApiError(code, text, { errors: [{ path, message: text }] });
}
