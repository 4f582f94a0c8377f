import { hash, randomBytes } from "node:crypto";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { changeAccount, readAccount } from "../../db/accounts.ts";
import type { Connection, Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/auth.ts";

const BYTES = 32;
const FORM = /^bqk_[\w-]{43}$/;

/** What is known of an account's key. */
type KnownKey = Omit<ResponseOf<Endpoints["getIntakeKey"]>, "url">;

/** A prefix distinguishes a key from other secrets; then come random characters. */
function randomKey(): string {
  return `bqk_${randomBytes(BYTES).toString("base64url")}`;
}

/** Makes the account's key; the one before ends. Only its hash is stored: this is the only time it is known. */
export async function issueIntakeKey(
  db: Connection,
  userId: string,
  now: Date,
): Promise<string> {
  const key = randomKey();
  await changeAccount(db, userId, {
    intake_key_hash: hashOf(key),
    intake_key_last4: key.slice(-4),
    intake_key_created_at: now,
  });
  return key;
}

/** Ends the account's key, if it has one. */
export async function endIntakeKey(
  db: Connection,
  userId: string,
): Promise<void> {
  await changeAccount(db, userId, {
    intake_key_hash: null,
    intake_key_last4: null,
    intake_key_created_at: null,
  });
}

/** What is shown of an account's key; instants are ISO 8601. */
export async function readIntakeKey(
  db: Connection,
  userId: string,
): Promise<KnownKey> {
  const user = await readAccount(db, userId, [
    "intake_key_hash",
    "intake_key_last4",
    "intake_key_created_at",
    "last_request_at",
  ]);
  const active = user.intake_key_hash !== null;
  return {
    active,
    last4: user.intake_key_last4,
    createdAt: user.intake_key_created_at?.toISOString() ?? null,
    lastRequestAt: (active && user.last_request_at?.toISOString()) || null,
  };
}

/** The stored hash of a key. A key is random and long, so one round of SHA-256 is enough. */
function hashOf(key: string): string {
  return hash("sha256", key, "hex");
}

/**
 * The account of an intake key. Rejects with UNAUTHENTICATED for any bad key, without a reason, and with ACCOUNT_BLOCKED.
 */
export async function intakeCaller(
  db: Database,
  key: string | string[] | undefined,
): Promise<Caller> {
  if (typeof key !== "string" || !FORM.test(key)) throw badKey();
  const user = await db
    .selectFrom("users")
    .select(["id", "blocked", "erase_at"])
    .where("intake_key_hash", "=", hashOf(key))
    .executeTakeFirst();
  if (!user || user.erase_at) throw badKey();
  if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
  return { id: user.id };
}

function badKey(): ApiError {
  return new ApiError(
    "UNAUTHENTICATED",
    "A chave em X-Intake-Key não é válida",
  );
}
