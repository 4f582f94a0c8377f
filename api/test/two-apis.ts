import { randomInt } from "node:crypto";
import { type Database, openDatabase } from "../src/db/connection.ts";
import { type ApiProcess, killLeftovers, startApi } from "./api-process.ts";
import { createDebianDatabase } from "./debian-postgresql.ts";
import { subject } from "./test-app.ts";

/** Two API processes on one database of Debian's PostgreSQL. */
export interface TwoApis {
  apis: readonly [ApiProcess, ApiProcess];
  databaseUrl: string;
  /** A connection of the test to the same database. */
  db: Database;
  stop(): Promise<void>;
}

/** Starts both together on an empty database. */
export async function startTwoApis(
  env: Record<string, string> = {},
): Promise<TwoApis> {
  const databaseUrl = await createDebianDatabase();
  const start = () => startApi({ DATABASE_URL: databaseUrl, ...env });
  const apis = await Promise.all([start(), start()]).catch((error: unknown) => {
    killLeftovers();
    throw error;
  });
  const db = openDatabase({ connectionString: databaseUrl });
  const stop = async () => {
    killLeftovers();
    await db.destroy();
  };
  return { apis, databaseUrl, db, stop };
}

export interface Answer {
  status: number;
  headers: Headers;
  /** JSON. */
  body: unknown;
}

/** Calls one of the processes; rejects without an answer. */
export async function call(
  api: ApiProcess,
  method: string,
  path: string,
  {
    token,
    body,
    headers = {},
  }: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = answer;
  return { status, headers: answer.headers, body: await answer.json() };
}

export interface Account {
  id: string;
  email: string;
  token: string;
}

export const PASSWORD = "segredo de teste";

/** Registers a new user on the free trial. */
export async function register(api: ApiProcess): Promise<Account> {
  const number = String(randomInt(10_000_000, 99_999_999));
  const email = `ana${number}@exemplo.com.br`;
  const { body } = await call(api, "POST", "/auth/register", {
    body: { name: "Ana", email, phone: `319${number}`, password: PASSWORD },
  });
  const { token } = body as { token: string };
  await call(api, "POST", "/plans/activate-trial", { token });
  return { id: subject(token), email, token };
}

/** Signs in; resolves with the whole answer. */
export function signIn(
  api: ApiProcess,
  email: string,
  password = PASSWORD,
): Promise<Answer> {
  return call(api, "POST", "/auth/login", { body: { email, password } });
}

/** The number of answers by status. */
export function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
