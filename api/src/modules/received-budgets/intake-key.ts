import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/auth.ts";

const BYTES = 32;
const FORM = /^bqk_[\w-]{43}$/;

/** The form of a key: a prefix that distinguishes it from other secrets, then random characters. */
export function makeIntakeKey(): string {
  return `bqk_${randomBytes(BYTES).toString("base64url")}`;
}

/** The stored hash of a key. A key is random and long, so one round of SHA-256 is enough. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** The account of an intake key. A bad key is refused without a reason. */
export async function intakeCaller(
  db: Database,
  key: string | string[] | undefined,
): Promise<Caller> {
  if (typeof key !== "string" || !FORM.test(key)) throw badKey();
  const user = await db
    .selectFrom("users")
    .select(["id", "blocked"])
    .where("intake_key_hash", "=", hashOf(key))
    .executeTakeFirst();
  if (!user) throw badKey();
  if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
  return { id: user.id };
}

function badKey(): ApiError {
  return new ApiError(
    "UNAUTHENTICATED",
    "A chave em X-Intake-Key não é válida",
  );
}
