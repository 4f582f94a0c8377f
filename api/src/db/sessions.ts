import { v7 as uuid } from "uuid";
import type { Connection } from "./connection.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends after so long without a call. */
const UNUSED_MS = 30 * DAY_MS;
/** A session ends so long after its sign-in, used or not. */
export const LONGEST_MS = 180 * DAY_MS;
/** How exactly the last use is known. */
const USE_NOTED_EVERY_MS = HOUR_MS;
/** What the list of sessions calls the tokens of releases before sessions. */
const EARLY_DEVICE = "Aparelhos de antes desta versão";

/** What a token says of its session. */
export interface SessionClaims {
  sub: string;
  /** The session; undefined in a token of a release before sessions. */
  sid?: string | undefined;
  /** The account's `token_version` when the token was issued. */
  ver: number;
  /** When the token was issued, in seconds. */
  iat: number;
}

/** The account that a token belongs to, and its session. */
export interface SignedIn {
  id: string;
  sessionId: string;
  blocked: boolean;
  eraseAt: Date | null;
  /** Whether a period of a plan runs now. */
  hasPlan: boolean;
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
  claims: SessionClaims,
  now: Date,
): Promise<SignedIn | null> {
  const sessionId = claims.sid ?? claims.sub;
  const row = await db
    .selectFrom("users")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.user_id", "=", "users.id")
        .on("sessions.id", "=", sessionId),
    )
    .select([
      "users.id",
      "users.token_version",
      "users.blocked",
      "users.erase_at",
      "users.early_tokens_ended_at",
      "sessions.created_at",
      "sessions.last_used_at",
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("subscriptions")
          .select("subscriptions.id")
          .whereRef("subscriptions.user_id", "=", "users.id")
          .where("subscriptions.end_date", ">", now),
      ).as("has_plan"),
    )
    .where("users.id", "=", claims.sub)
    .executeTakeFirst();
  if (!row || row.token_version !== claims.ver) return null;
  const { created_at, last_used_at, early_tokens_ended_at } = row;
  if (claims.sid === undefined) {
    const issued = claims.iat * 1000;
    if (early_tokens_ended_at && issued <= early_tokens_ended_at.getTime())
      return null;
  } else if (!created_at || !last_used_at || isOver(created_at, last_used_at)) {
    return null;
  }
  if (!last_used_at || since(last_used_at) >= USE_NOTED_EVERY_MS)
    await noteUse(db, claims, now);
  const { id, blocked, erase_at } = row;
  const hasPlan = Boolean(row.has_plan);
  return { id, sessionId, blocked, eraseAt: erase_at, hasPlan };

  function since(instant: Date): number {
    return now.getTime() - instant.getTime();
  }

  function isOver(began: Date, used: Date): boolean {
    return since(began) >= LONGEST_MS || since(used) >= UNUSED_MS;
  }
}

/** Early tokens get their row here. A session that ended meanwhile gets none. */
async function noteUse(
  db: Connection,
  { sid, sub }: SessionClaims,
  now: Date,
): Promise<void> {
  if (sid !== undefined) {
    await db
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where("user_id", "=", sub)
      .where("id", "=", sid)
      .execute();
    return;
  }
  await db
    .insertInto("sessions")
    .values({
      id: sub,
      user_id: sub,
      device: EARLY_DEVICE,
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "id"]).doUpdateSet({ last_used_at: now }),
    )
    .execute();
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

/** Ends one session of an account. False when it has none of this id. */
export async function endSession(
  db: Connection,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  if (sessionId === userId) await endEarlyTokens(db, userId, now);
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of an account. */
export async function endAllSessions(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  await endEarlyTokens(db, userId, now);
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Deletes the sessions that are over. */
export async function purgeEndedSessions(
  db: Connection,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where(({ eb, or }) =>
      or([
        eb("last_used_at", "<=", before(now, UNUSED_MS)),
        eb("created_at", "<=", before(now, LONGEST_MS)),
      ]),
    )
    .execute();
}

async function endEarlyTokens(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ early_tokens_ended_at: now })
    .where("id", "=", userId)
    .execute();
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
