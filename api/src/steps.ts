import type { FastifyRequest } from "fastify";
import { isPlain } from "shared-contracts/entities/plain";
import { authenticate, callerOf } from "./http/auth.ts";
import {
  createHeavyCalls,
  hasLargeBody,
  waitForTurn,
} from "./http/heavy-calls.ts";
import type { Tokens } from "./http/tokens.ts";
import { callerLimit, guessLimit, requestLimit } from "./http/rate-limit.ts";
import type { Steps } from "./calls/routes-from-table.ts";
import { createRuns, type RunOptions } from "./calls/run-handler.ts";
import { signInKey } from "./modules/auth/identifier.ts";
import { requirePlan } from "./modules/plans/plan-gate.ts";
import { intakeCaller } from "./modules/received-budgets/intake-key.ts";

/** More than anyone types. */
const CEPS_PER_MINUTE = 30;

interface StepOptions extends RunOptions {
  tokens: Tokens;
  /** Tries a minute for each address and account; 0 is no limit. */
  signInsPerMinute: number;
  /** Requests a minute for each intake key; 0 is no limit. */
  requestsPerMinute: number;
}

/** What each step of the table of calls does. */
export function createSteps(options: StepOptions): Steps {
  const { db, now, tokens, signInsPerMinute, requestsPerMinute } = options;
  const heavyCalls = createHeavyCalls();
  const callerId = (request: FastifyRequest) => callerOf(request).id;
  return {
    signedIn: async (request) => {
      const { authorization } = request.headers;
      const about = (account: string) => void (request.account = account);
      request.caller = await authenticate(
        db,
        tokens,
        authorization,
        now(),
        about,
      );
    },
    intakeKey: async (request) => {
      request.caller = await intakeCaller(db, request.headers["x-intake-key"]);
    },
    activePlan: (request) => requirePlan(db, callerId(request), now()),
    turn: (request, reply) => waitForTurn(heavyCalls, callerId(request), reply),
    turnIfLarge: async (request, reply) => {
      if (hasLargeBody(request))
        await waitForTurn(heavyCalls, callerId(request), reply);
    },
    signInLimit: guessLimit(db, signInsPerMinute, ({ body }) =>
      signInKey(body),
    ),
    passwordLimit: guessLimit(db, signInsPerMinute, (request) =>
      hasPassword(request.body) ? callerId(request) : null,
    ),
    cepLimit: callerLimit(db, CEPS_PER_MINUTE),
    requestLimit: requestLimit(db, requestsPerMinute),
    ...createRuns(options),
  };
}

/** Whether a body, checked already, has a password that may be a guess. */
function hasPassword(body: unknown): boolean {
  return (
    isPlain(body) &&
    (body["password"] !== undefined || body["currentPassword"] !== undefined)
  );
}
