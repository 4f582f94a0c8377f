import type { ErrorCode } from "shared-contracts/endpoints/error-codes";

/** The facts of a failed call. */
export interface CallFailure {
  /** Null unless the API refused. */
  code: ErrorCode | null;
  /** HTTP status of the last answer; null when there was none. */
  status: number | null;
  /** The text for the user; empty when nothing is known. */
  text: string;
}

/** Reads a thrown error by its shape, because its class is in the shell's bundle. */
export function callFailure(error: unknown): CallFailure {
  const text = error instanceof Error ? error.message : "";
  if (!(error instanceof Error) || error.name !== "ApiError")
    return { code: null, status: null, text };
  const { code, status } = error as Error & Partial<CallFailure>;
  return { code: code ?? null, status: status ?? null, text };
}

/** Whether the call may have succeeded anyway: no answer, an unreadable answer, or a first try that still runs. */
export function mayBeDone({ code, status }: CallFailure): boolean {
  const refused = status !== null && status >= 400 && status < 500;
  return !refused || status === 408 || code === "IN_PROGRESS";
}
