import type { ErrorCode } from "./error-codes.ts";

/** The code of a failed call; null for any other error. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof Error && "code" in error
    ? (error.code as ErrorCode)
    : null;
}

/** Takes the answer that there is no such thing any more as null; throws any other error on. */
export function nullWhenDeleted(error: unknown): null {
  if (codeOf(error) === "NOT_FOUND") return null;
  throw error;
}
