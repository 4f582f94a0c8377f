import {
  type ErrorCode,
  errorStatus,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";

/** A refusal the caller is told about. `text` replaces the code's own Portuguese text with a more precise one. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, text: string = errorTexts[code]) {
    super(text);
    this.code = code;
    this.status = errorStatus[code];
  }

  /** What travels: every error of the API has this shape. */
  get body(): { error: string; code: ErrorCode } {
    return { error: this.message, code: this.code };
  }
}
