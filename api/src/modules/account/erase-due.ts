import { v7 as uuid } from "uuid";
import type { Database } from "../../db/connection.ts";
import { eraseAccount, type Erased } from "./erase-account.ts";

export interface ErasedAccount extends Erased {
  userId: string;
}

/** Erases the accounts whose owners asked for it and did not come back. Resolves with what was erased. */
export async function eraseDueAccounts(
  db: Database,
  now: Date,
): Promise<ErasedAccount[]> {
  const due = await db
    .selectFrom("users")
    .select("id")
    .where("erase_at", "<=", now)
    .execute();
  const erased: ErasedAccount[] = [];
  for (const { id } of due) {
    const done = await eraseWhenStillDue(db, id, now);
    if (done) erased.push({ ...done, userId: id });
  }
  return erased;
}

/** Another process may have erased it, or its owner may have kept it. */
function eraseWhenStillDue(
  db: Database,
  id: string,
  now: Date,
): Promise<Erased | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .where("erase_at", "<=", now)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return null;
    const erased = await eraseAccount(transaction, id);
    await transaction
      .insertInto("admin_actions")
      .values({
        user_id: erased.pseudonym,
        id: uuid(),
        os_user: "the account's owner",
        verb: "erase-user",
        details: "",
        created_at: now,
      })
      .execute();
    return erased;
  });
}
