import { Writable } from "node:stream";
import { randomInt } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type AppDependencies, buildApp } from "../src/app.ts";
import type { Database } from "../src/db/connection.ts";
import { createDatabaseHealth } from "../src/db/database-health.ts";
import { readEnv } from "../src/env.ts";
import { NO_MAIL } from "../src/mail/mail.ts";
import { cost } from "../src/modules/auth/passwords.ts";
import { createLinkTokens } from "../src/modules/proposal-links/link-tokens.ts";
import { openGateway } from "../src/payments/open-gateway.ts";
import { createPdfMaker } from "../src/pdf/pdf-maker.ts";
import { createTestDatabase } from "./test-database.ts";

export const TEST_SECRET = "a secret for tests, long enough to sign with";

export const WEBHOOK_TOKEN = "a token for tests, long enough to be a secret";

// Tests make a thousand passwords. passwords.test uses the cost of the product.
Object.assign(cost, { memoryCost: 8, timeCost: 1 });

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  close(): Promise<void>;
}

/** The whole service on a new database, or on the caller's, with limits that no test reaches by accident. */
export async function createTestApp(
  overrides: Partial<AppDependencies> = {},
): Promise<TestApp> {
  const db = overrides.db ?? (await createTestDatabase());
  const pdf = createPdfMaker();
  const app = await buildApp({
    db,
    health: createDatabaseHealth(db),
    pdf,
    gateway: sandbox(db),
    cardMode: "direct",
    receiver: "Banquete",
    onPaymentNews: () => {},
    secrets: [TEST_SECRET],
    termsVersion: "1",
    registration: "open",
    mail: NO_MAIL,
    errors: () => undefined,
    remotes: { lines: () => Promise.resolve(new Map()) },
    now: () => new Date(),
    address: () => "http://localhost:4000",
    pages: () => "http://localhost:4000",
    linkTokens: createLinkTokens([TEST_SECRET]),
    cepUrl: undefined,
    origins: ["http://localhost:3000"],
    signInsPerMinute: 0,
    signInBudgets: { address: 0, account: 0, registrations: 0 },
    requestsPerMinute: 1000,
    callsPerMinute: 100_000,
    readerPatienceMs: 60_000,
    logLevel: "silent",
    logTo: new Writable({ write: (_chunk, _encoding, done) => done() }),
    docs: true,
    trustProxy: [],
    stopping: () => false,
    bodyMs: 60_000,
    ...overrides,
  });
  const close = async () => {
    await app.close();
    await pdf.close();
    if (!overrides.db) await db.destroy();
  };
  return { app, db, close };
}

/** The sandbox, with its default settings unless others are given; its webhook accepts `WEBHOOK_TOKEN`. */
export function sandbox(db: Database, settings: NodeJS.ProcessEnv = {}) {
  const env = readEnv({
    BANQUETE_SANDBOX_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    ...settings,
  });
  return openGateway({
    env,
    db,
    address: () => "http://localhost:4000",
    onTrouble: () => undefined,
  });
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A signed-in user; its calls carry the token. */
export interface TestUser {
  id: string;
  token: string;
  email: string;
  phone: string;
  call(
    method: Method,
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export const PASSWORD = "segredo de teste";

/** Registers a new user on the free trial. */
export async function createUser(app: FastifyInstance): Promise<TestUser> {
  const user = await createUserWithoutPlan(app);
  await user.call("POST", "/plans/activate-trial");
  return user;
}

/** Registers a new user without a plan. */
export async function createUserWithoutPlan(
  app: FastifyInstance,
): Promise<TestUser> {
  const number = String(randomInt(10_000_000, 99_999_999));
  const email = `ana${number}@exemplo.com.br`;
  const phone = `319${number}`;
  const answer = await app.inject({
    method: "POST",
    url: "/auth/register",
    payload: { name: "Ana", email, phone, password: PASSWORD },
  });
  const { token } = answer.json<{ token: string }>();
  return {
    id: subject(token),
    token,
    email,
    phone,
    call: (method, url, body, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body && { payload: body }),
      }),
  };
}

/** Signs the user in once more and returns the token. */
export async function signIn(
  app: FastifyInstance,
  { email }: TestUser,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await app.inject({
    method: "POST",
    url: "/auth/login",
    headers,
    payload: { email, password: PASSWORD },
  });
  return answer.json<{ token: string }>().token;
}

/** The `sub` of a token, read without checking it. */
export function subject(token: string): string {
  return claimsOf(token).sub;
}

/** The claims of a token, read without checking them. */
export function claimsOf(token: string): { sub: string; sid: string } {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as {
    sub: string;
    sid: string;
  };
}
