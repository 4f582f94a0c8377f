import { sql } from "kysely";
import type {
  ProposalStatus,
  SentProposal,
} from "shared-contracts/entities/sending";
import type { Connection } from "../../db/connection.ts";
import {
  type FollowUp,
  followUpColumns,
  type FullRow,
  type SavedRow,
  savedColumns,
} from "./repository.ts";
import { hasContentOf, nextVersion } from "./versions.ts";

/** A saved budget with what the API keeps of its proposal. */
export type FollowedRow = SavedRow & FollowUp;

/** The last sendings that a budget lists; more than anyone makes. */
const LISTED_MAX = 100;

/** A change of what the API keeps of a proposal; texts are JSON, and null takes the choice back. */
interface Change {
  status?: ProposalStatus;
  receipts?: string;
  chosen?: string | null;
}

/**
 * Changes status, the chosen option or receipts; undefined when the budget is not the user's, or what is changed is
 * another by now. Only an approval has a chosen option. Call it in a transaction that locks the account.
 */
export function updateFollowUp(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  { status, receipts, ...change }: Change,
): Promise<FollowedRow | undefined> {
  const chosen =
    status === undefined || status === "aprovada" ? change.chosen : null;
  const changesStatus = status !== undefined || chosen !== undefined;
  let query = db
    .updateTable("budgets")
    .set({
      ...nextVersion,
      ...(status && { status }),
      ...(chosen !== undefined && { chosen }),
      ...(changesStatus && { status_version: sql`version + 1` }),
      ...(receipts && { receipts, receipts_version: sql`version + 1` }),
    })
    .where("user_id", "=", userId)
    .where("id", "=", id);
  if (expectedVersion !== null) {
    query = query.where("version", ">=", expectedVersion);
    if (changesStatus)
      query = query.where(isAsAt("status_version", expectedVersion));
    if (receipts)
      query = query.where(isAsAt("receipts_version", expectedVersion));
  }
  return query
    .returning([...savedColumns, ...followUpColumns])
    .executeTakeFirst();
}

/** Condition: not changed since a version. */
function isAsAt(
  column: "status_version" | "receipts_version",
  version: number,
) {
  return sql<boolean>`coalesce(${sql.ref(column)}, 0) <= ${version}`;
}

/** Finds a budget whose content is still that of a version; null accepts any. */
export function findContent(
  db: Connection,
  userId: string,
  id: number,
  version: number | null,
): Promise<FullRow | undefined> {
  let query = db
    .selectFrom("budgets")
    .select([...savedColumns, ...followUpColumns, "dados"])
    .where("user_id", "=", userId)
    .where("id", "=", id);
  if (version !== null) query = query.where(hasContentOf(version));
  return query.executeTakeFirst();
}

/**
 * Adds a sending of the version that it names; undefined when the budget is not the user's or its content is another by
 * now. An approval stays. Call it in a transaction that locks the account.
 */
export async function addSending(
  db: Connection,
  userId: string,
  id: number,
  sending: Omit<SentProposal, "n">,
): Promise<{ row: FollowedRow; n: number } | undefined> {
  const before = await findContent(db, userId, id, sending.versao);
  if (!before) return undefined;
  const list = sentIn(before);
  const n = (list.at(-1)?.n ?? 0) + 1;
  const sent = JSON.stringify([...list, { n, ...sending }].slice(-LISTED_MAX));
  const stays = before.status === "enviada" || before.status === "aprovada";
  const row = await db
    .updateTable("budgets")
    .set({
      ...nextVersion,
      ...(!stays && {
        status: "enviada" as const,
        status_version: sql<number>`version + 1`,
      }),
      sent,
      content_hash: sending.content,
    })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("version", "=", before.version)
    .returning([...savedColumns, ...followUpColumns])
    .executeTakeFirst();
  return row && { row, n };
}

/** A budget's sendings, oldest first, as this API stored them. */
export function sentIn({ sent }: Pick<FollowUp, "sent">): SentProposal[] {
  return sent === null ? [] : (JSON.parse(sent) as SentProposal[]);
}
