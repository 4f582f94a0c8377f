import type { Endpoint } from "../endpoints/endpoint.ts";
import type { ErrorCode } from "../endpoints/error-codes.ts";

/** A refusal that concerns the whole application: the session ended, the account is blocked, no plan is active. */
export type ClientSignal = "unauthenticated" | "blocked" | "plan-required";

/** The signal of a refusal, or null. On /auth/* a 401 is an error of the form and does not end the session. */
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
