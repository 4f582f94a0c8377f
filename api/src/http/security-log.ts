import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import type { ApiError } from "./api-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why the call was refused. */
    refusal: ApiError | null;
    /** The account that a call without a session is about. */
    account: string | null;
  }
}

/** What a call did, where that concerns the safety of an account. */
const DONE: Partial<Record<EndpointName, string>> = {
  register: "registered",
  login: "sign-in",
  logout: "session-ended",
  endSession: "session-ended",
  changePassword: "password-changed",
  forgotPassword: "password-reset-asked",
  resetPassword: "password-reset-done",
  confirmEmail: "address-confirmed",
  updateProfile: "profile-changed",
  makeIntakeKey: "key-changed",
  endIntakeKey: "key-changed",
  exportOwnData: "data-exported",
  eraseOwnAccount: "erasure-asked",
};

/** What a refusal may be a sign of. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  INVALID_CREDENTIALS: "sign-in-failed",
  UNAUTHENTICATED: "token-refused",
  LINK_OVER: "link-refused",
  ACCOUNT_BLOCKED: "blocked",
  PLAN_REQUIRED: "plan-required",
  RATE_LIMITED: "limited",
  VALIDATION: "input-refused",
  TOO_LARGE: "input-refused",
  UNSUPPORTED_MEDIA: "input-refused",
};

const PASSWORD_WRONG = "password-wrong";

export const SECURITY_EVENTS: readonly string[] = [
  ...new Set([
    ...Object.values(DONE),
    ...Object.values(REFUSED),
    PASSWORD_WRONG,
  ]),
];

/**
 * Logs who did or tried what, after the answer and whatever the level of the log. No body, email or token is in it.
 * [security-is-logged]
 */
export function registerSecurityLog(app: FastifyInstance): void {
  app.decorateRequest("refusal", null);
  app.decorateRequest("account", null);
  const log = app.log.child({}, { level: "info" });
  app.addHook("onResponse", async (request, reply) => {
    const event = eventOf(request, reply.statusCode);
    if (!event) return;
    log.info(
      {
        reqId: request.id,
        event,
        account: request.caller?.id ?? request.account ?? undefined,
        remoteIp: request.ip,
        call: `${request.method} ${request.routeOptions.url ?? ""}`,
        status: reply.statusCode,
      },
      "security",
    );
  });
}

function eventOf(request: FastifyRequest, status: number): string | undefined {
  const { refusal } = request;
  if (refusal) {
    const isPassword = refusal.body.errors?.some(
      ({ message }) => message === fieldTexts.currentPasswordWrong,
    );
    return isPassword ? PASSWORD_WRONG : REFUSED[refusal.code];
  }
  const { endpoint } = request.routeOptions.config;
  return status < 400 && endpoint ? DONE[endpoint] : undefined;
}
