import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Connection, Database } from "../db/connection.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError, refusedField } from "../http/api-error.ts";
import { withAccountLock } from "../http/account-lock.ts";

/** An answer as it is stored and sent. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface KeyedCall {
  userId: string;
  key: string;
  method: string;
  path: string;
  body: string;
}

/** How long an answer is replayed. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;
const KEY_MAX = 200;

/** Reads the header; undefined when the call carries none. */
export function idempotencyKey(
  header: string | string[] | undefined,
): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !header || header.length > KEY_MAX) {
    throw refusedField(
      "Idempotency-Key",
      "O cabeçalho Idempotency-Key não é válido",
    );
  }
  return header;
}

/**
 * Runs a call once for each key of a user, and replays its answer for 24 hours. Key, effect and answer are one
 * transaction: a crash keeps all of it or nothing, so a key is never stuck and a call never runs twice. A refusal is
 * not stored, for it changed nothing. `prepare` does what needs no database, before the transaction begins.
 */
export function idempotent(db: Database, now: () => Date) {
  const running = new Set<string>();
  return async (
    call: KeyedCall,
    prepare: () => Promise<(db: Connection) => Promise<StoredAnswer>>,
  ): Promise<StoredAnswer & { replayed: boolean }> => {
    const name = `${call.userId} ${call.key}`;
    // This process refuses a concurrent repetition. Another process waits for the unique key in the database, then
    // replays.
    if (running.has(name)) throw new ApiError("IN_PROGRESS");
    running.add(name);
    try {
      const act = await prepare();
      return await withAccountLock(db, call.userId, async (transaction) => {
        const kept = await claimOrFind(transaction, call, now());
        if (kept) return { ...kept, replayed: true };
        const answer = await act(transaction);
        await keep(transaction, call, answer);
        return { ...answer, replayed: false };
      });
    } finally {
      running.delete(name);
    }
  };
}

/** Claims the key for this call, or finds its stored answer. */
async function claimOrFind(
  db: Transaction<Tables>,
  call: KeyedCall,
  now: Date,
): Promise<StoredAnswer | null> {
  const hash = requestHash(call);
  const expired = new Date(now.getTime() - ANSWER_KEPT_MS);
  const row = { request_hash: hash, status: null, headers: null, body: null };
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({ user_id: call.userId, key: call.key, created_at: now, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return null;
  const found = await db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", call.userId)
    .where("key", "=", call.key)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError("IN_PROGRESS");
  if (found.created_at < expired) {
    await db
      .deleteFrom("idempotency_keys")
      .where("user_id", "=", call.userId)
      .where("key", "=", call.key)
      .execute();
    return claimOrFind(db, call, now);
  }
  if (found.request_hash !== hash) throw new ApiError("IDEMPOTENCY_MISMATCH");
  return {
    status: found.status ?? 200,
    headers: JSON.parse(found.headers ?? "{}") as Record<string, string>,
    body: found.body ?? "",
  };
}

async function keep(
  db: Connection,
  call: KeyedCall,
  answer: StoredAnswer,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body: answer.body,
    })
    .where("user_id", "=", call.userId)
    .where("key", "=", call.key)
    .execute();
}

function requestHash(call: KeyedCall): string {
  return hash("sha256", `${call.method} ${call.path}\n${call.body}`, "hex");
}
