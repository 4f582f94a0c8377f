import fastifyJwt from "@fastify/jwt";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { v4 as uuid, validate as isUuid } from "uuid";
import type { Database } from "../db/connection.ts";
import { ApiError } from "./api-error.ts";

const ISSUER = "banquete-api";
const AUDIENCE = "banquete";
/** A caterer signs in once a month. A password change or a block voids every token immediately. */
const LIFETIME = "30d";

/** The account that makes a call. */
export interface Caller {
  id: string;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface Claims {
  sub: string;
  /** The account's `token_version` when the token was issued. */
  ver: number;
}

/** Accepts HS256 only: a token that names another algorithm, or none, is refused. */
export async function registerTokens(
  app: FastifyInstance,
  secret: string,
): Promise<void> {
  app.decorateRequest("caller", null);
  await app.register(fastifyJwt, {
    secret,
    sign: {
      algorithm: "HS256",
      iss: ISSUER,
      aud: AUDIENCE,
      expiresIn: LIFETIME,
    },
    verify: {
      algorithms: ["HS256"],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ["sub", "jti", "iss", "aud", "exp", "ver"],
    },
  });
}

export type SignToken = (user: { id: string; token_version: number }) => string;

export function tokenSigner(app: FastifyInstance): SignToken {
  return (user) =>
    app.jwt.sign({ sub: user.id, ver: user.token_version, jti: uuid() });
}

/** The caller that an earlier step of the route found. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new ApiError("UNAUTHENTICATED");
  return caller;
}

/**
 * The account of a bearer token. Reads the account at each call, so that a block or a password change applies to the
 * next one.
 */
export async function authenticate(
  app: FastifyInstance,
  db: Database,
  authorization: string | undefined,
): Promise<Caller> {
  const claims = verified(app, authorization);
  const user = await db
    .selectFrom("users")
    .select(["id", "token_version", "blocked"])
    .where("id", "=", claims.sub)
    .executeTakeFirst();
  if (!user || user.token_version !== claims.ver) {
    throw new ApiError("UNAUTHENTICATED");
  }
  if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
  return { id: user.id };
}

function verified(
  app: FastifyInstance,
  authorization: string | undefined,
): Claims {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? "");
  try {
    const claims = app.jwt.verify<Claims>(token?.[1] ?? "");
    if (isUuid(claims.sub)) return claims;
  } catch {
    // Every bad token gets the same answer: the reason could help an attacker.
  }
  throw new ApiError("UNAUTHENTICATED");
}
