import {
  type ErrorCode,
  errorStatus,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";

/** A refusal the caller is told about. `text` replaces the code's own Portuguese text with a more precise one. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    text: string = errorTexts[code],
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(text);
    this.code = code;
    this.status = errorStatus[code];
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What travels: every error of the API has this shape. */
  get body(): { error: string; code: ErrorCode } {
    return { error: this.message, code: this.code };
  }
}
