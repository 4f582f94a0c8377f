import type { Selectable } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { ProposalLinksTable } from "../../db/tables/proposals.ts";
import type { LinkTokens, SealedToken } from "./link-tokens.ts";

export type LiveLink = Pick<
  Selectable<ProposalLinksTable>,
  "sealed" | "key_id" | "switched_off_at" | "first_seen_at" | "last_seen_at"
>;

const columns = [
  "sealed",
  "key_id",
  "switched_off_at",
  "first_seen_at",
  "last_seen_at",
] as const;

const live = (db: Connection, userId: string, budgetId: number) =>
  db
    .updateTable("proposal_links")
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .where("exchanged_at", "is", null);

/** The link of a budget that was not exchanged; undefined without one. */
export function findLive(
  db: Connection,
  userId: string,
  budgetId: number,
): Promise<LiveLink | undefined> {
  return db
    .selectFrom("proposal_links")
    .select(columns)
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .where("exchanged_at", "is", null)
    .executeTakeFirst();
}

/** Whether a budget has a sending that its client's page shows. */
export async function isPublished(
  db: Connection,
  userId: string,
  budgetId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("sent_proposals as sent")
    .innerJoin("budgets", (join) =>
      join
        .onRef("budgets.user_id", "=", "sent.user_id")
        .onRef("budgets.id", "=", "sent.budget_id"),
    )
    .select(({ eb }) => eb("page_gz", "is not", null).as("has_page"))
    .where("sent.user_id", "=", userId)
    .where("sent.budget_id", "=", budgetId)
    .where("budgets.status", "in", ["enviada", "aprovada", "perdida"])
    .orderBy("sent.n", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.has_page === true;
}

/** Adds a link, unless the budget has a live one: the unique index decides. */
export async function addLink(
  db: Connection,
  userId: string,
  budgetId: number,
  { token_hash, sealed, key_id }: SealedToken,
  now: Date,
): Promise<void> {
  await db
    .insertInto("proposal_links")
    .values({
      user_id: userId,
      budget_id: budgetId,
      token_hash,
      sealed,
      key_id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Switches the live link; a second switching off keeps the day of the first. False without one. */
export async function switchLink(
  db: Connection,
  userId: string,
  budgetId: number,
  active: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await live(db, userId, budgetId)
    .set(({ fn, val }) => ({
      switched_off_at: active ? null : fn.coalesce("switched_off_at", val(now)),
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the live link of a budget. What is left of it is its hash, and when it was looked at. */
export async function endLink(
  db: Connection,
  userId: string,
  budgetId: number,
  now: Date,
): Promise<void> {
  await live(db, userId, budgetId)
    .set({ exchanged_at: now, sealed: null })
    .execute();
}

/** Gives a budget the links of another: its own ends. */
export async function moveLinks(
  db: Connection,
  userId: string,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  await endLink(db, userId, to, now);
  await db
    .updateTable("proposal_links")
    .set({ budget_id: to })
    .where("user_id", "=", userId)
    .where("budget_id", "=", from)
    .execute();
}

/** Seals with the newest secret what another one in force sealed, so that the other can go. */
export async function sealAnew(
  db: Connection,
  tokens: LinkTokens,
): Promise<void> {
  const rows = await db
    .selectFrom("proposal_links")
    .select(["user_id", "token_hash", "sealed", "key_id"])
    .where("key_id", "!=", tokens.newest)
    .where("sealed", "is not", null)
    .execute();
  for (const { user_id, token_hash, sealed, key_id } of rows) {
    const token = sealed && tokens.open({ sealed, key_id });
    if (token === null) continue;
    const { sealed: anew, key_id: newest } = tokens.seal(token);
    await db
      .updateTable("proposal_links")
      .set({ sealed: anew, key_id: newest })
      .where("user_id", "=", user_id)
      .where("token_hash", "=", token_hash)
      .where("sealed", "is not", null)
      .execute();
  }
}
