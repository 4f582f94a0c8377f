import type { Endpoint } from "../endpoints/endpoint.ts";
import type { ErrorCode } from "../endpoints/error-codes.ts";

/**
 * What a refusal means for the whole application: the session ended, the account is blocked, there is no active plan.
 */
export type ClientSignal = "unauthenticated" | "blocked" | "plan-required";

/** The signal a refusal raises, if any. On /auth/* a 401 is the form's error and ends no session. */
export function signalOf(
  endpoint: Endpoint,
  status: number | null,
  code: ErrorCode,
): ClientSignal | null {
  if (status === 401)
    return endpoint.path.startsWith("/auth/") ? null : "unauthenticated";
  if (status === 403 && code === "ACCOUNT_BLOCKED") return "blocked";
  return status === 402 ? "plan-required" : null;
}
