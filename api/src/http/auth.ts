import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/connection.ts";
import { findSession } from "../db/sessions.ts";
import { ApiError } from "./api-error.ts";
import type { Tokens } from "./tokens.ts";

/** The account that makes a call. */
export interface Caller {
  id: string;
  /** The session of its token; undefined when it called by an intake key. */
  sessionId?: string;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export function registerCallers(app: FastifyInstance): void {
  app.decorateRequest("caller", null);
}

/** The caller that an earlier step of the route found. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new ApiError("UNAUTHENTICATED");
  return caller;
}

/**
 * The account of a bearer token. Reads account and session at each call, so that a block, a password change or
 * the end of the session applies to the next one. `about` receives the account of the token, also when it is refused.
 */
export async function authenticate(
  db: Database,
  tokens: Tokens,
  authorization: string | undefined,
  now: Date,
  about: (account: string) => void,
): Promise<Caller> {
  const [, token = ""] =
    /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? "") ?? [];
  const claims = tokens.verify(token);
  const found = claims && (await findSession(db, claims, now));
  if (!found) throw new ApiError("UNAUTHENTICATED");
  const { id, sessionId, blocked, eraseAt } = found;
  about(id);
  if (eraseAt) throw new ApiError("UNAUTHENTICATED");
  if (blocked) throw new ApiError("ACCOUNT_BLOCKED");
  return { id, sessionId };
}
