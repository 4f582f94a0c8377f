import { v7 as uuid } from "uuid";
import type { Connection } from "./connection.ts";
import { ownRow } from "./own-row.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends after so long without a call. */
export const UNUSED_MS = 30 * DAY_MS;
/** A session ends so long after its sign-in, used or not. */
export const LONGEST_MS = 180 * DAY_MS;
/** How exactly the last use is known. */
const USE_NOTED_EVERY_MS = HOUR_MS;

/** The account and session that a token names. */
export interface SessionClaims {
  /** The account. */
  sub: string;
  /** The session. */
  sid: string;
  /** The account's `token_version` when the token was issued. */
  ver: number;
}

/** The account that a token belongs to, and its session. */
export interface SignedIn {
  id: string;
  sessionId: string;
  blocked: boolean;
  eraseAt: Date | null;
}

/** Starts a session and returns its id. */
export async function startSession(
  db: Connection,
  userId: string,
  device: string,
  now: Date,
): Promise<string> {
  const id = uuid();
  await db
    .insertInto("sessions")
    .values({ id, user_id: userId, device, created_at: now, last_used_at: now })
    .execute();
  return id;
}

/** The account of a token whose session goes on, else null. Notes the use at most once an hour. */
export async function findSession(
  db: Connection,
  { sub, sid, ver }: SessionClaims,
  now: Date,
): Promise<SignedIn | null> {
  const row = await db
    .selectFrom("users")
    .innerJoin("sessions", "sessions.user_id", "users.id")
    .select([
      "users.id",
      "users.token_version",
      "users.blocked",
      "users.erase_at",
      "sessions.created_at",
      "sessions.last_used_at",
    ])
    .where("users.id", "=", sub)
    .where("sessions.id", "=", sid)
    .executeTakeFirst();
  if (!row || row.token_version !== ver) return null;
  const unusedMs = now.getTime() - row.last_used_at.getTime();
  const ageMs = now.getTime() - row.created_at.getTime();
  if (unusedMs >= UNUSED_MS || ageMs >= LONGEST_MS) return null;
  if (unusedMs >= USE_NOTED_EVERY_MS) {
    await db
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where(ownRow(sub, sid))
      .execute();
  }
  return {
    id: row.id,
    sessionId: sid,
    blocked: row.blocked,
    eraseAt: row.erase_at,
  };
}

/** The sessions of an account that go on, the one used last first. */
export function listSessions(db: Connection, userId: string, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("last_used_at", ">", before(now, UNUSED_MS))
    .where("created_at", ">", before(now, LONGEST_MS))
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Ends every session of an account. */
export async function endAllSessions(
  db: Connection,
  userId: string,
): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
