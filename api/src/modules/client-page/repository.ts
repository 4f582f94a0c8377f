import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Selectable } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { ProposalLinksTable } from "../../db/tables/proposals.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { type FollowUp, followUpColumns } from "../budgets/repository.ts";

const unpacked = promisify(gunzip);

/** A link with what the database has behind it. */
export interface LinkRow
  extends
    Pick<
      Selectable<ProposalLinksTable>,
      | "user_id"
      | "budget_id"
      | "token_hash"
      | "switched_off_at"
      | "exchanged_at"
    >,
    FollowUp {
  blocked: boolean;
  erase_at: Date | null;
  /** The id of the budget; null once it is deleted. */
  existing_id: number | null;
}

/** The link of a token's hash. */
export function findLink(
  db: Connection,
  hash: string,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom("proposal_links as link")
    .innerJoin("users", "users.id", "link.user_id")
    .leftJoin("budgets", (join) =>
      join
        .onRef("budgets.user_id", "=", "link.user_id")
        .onRef("budgets.id", "=", "link.budget_id"),
    )
    .select([
      "link.user_id",
      "link.budget_id",
      "link.token_hash",
      "link.switched_off_at",
      "link.exchanged_at",
      "users.blocked",
      "users.erase_at",
      "budgets.id as existing_id",
    ])
    .select(followUpColumns.map((column) => `budgets.${column}` as const))
    .where("link.token_hash", "=", hash)
    .executeTakeFirst();
}

/** Whether a token's hash was that of a link of an account that was erased. */
export async function isEnded(db: Connection, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("ended_links")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sending `n`, or the last one that was not taken back. */
function sendingOf(
  db: Connection,
  { user_id, budget_id }: Pick<LinkRow, "user_id" | "budget_id">,
  n?: number,
) {
  const query = db
    .selectFrom("sent_proposals")
    .where("user_id", "=", user_id)
    .where("budget_id", "=", budget_id);
  return n === undefined
    ? query.where("taken_back_at", "is", null).orderBy("n", "desc").limit(1)
    : query.where("n", "=", n);
}

/** A sending of a budget, as its page shows it. */
export interface Sent {
  n: number;
  page: SentPage;
}

/** The sending `n` or the last one; null where there is none, and where it was sent before there were pages. */
export async function findSentPage(
  db: Connection,
  link: Pick<LinkRow, "user_id" | "budget_id">,
  n?: number,
): Promise<Sent | null> {
  const row = await sendingOf(db, link, n)
    .select(["n", "page_gz"])
    .executeTakeFirst();
  if (!row?.page_gz) return null;
  const page = (await unpacked(row.page_gz)).toString();
  return { n: row.n, page: JSON.parse(page) as SentPage };
}

/** The file of a sending. */
export function findFile(
  db: Connection,
  link: Pick<LinkRow, "user_id" | "budget_id">,
  n: number,
) {
  return sendingOf(db, link, n).select(["file_name", "pdf"]).executeTakeFirst();
}

/** Notes that a person looked at the page. */
export async function noteView(
  db: Connection,
  { user_id, token_hash }: LinkRow,
  now: Date,
): Promise<void> {
  await db
    .updateTable("proposal_links")
    .set(({ fn, val }) => ({
      first_seen_at: fn.coalesce("first_seen_at", val(now)),
      last_seen_at: now,
    }))
    .where("user_id", "=", user_id)
    .where("token_hash", "=", token_hash)
    .execute();
}
