import { sql } from "kysely";
import type {
  ProposalStatus,
  SentProposal,
} from "shared-contracts/entities/sending";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { ownRow } from "../../db/own-row.ts";
import {
  findBudget,
  type FollowUp,
  followUpColumns,
  nextVersion,
  type SavedRow,
  savedColumns,
} from "./repository.ts";

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
    .where(ownRow(userId, id));
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
  const before = await findBudget(db, userId, id, sending.versao);
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
    .where(ownRow(userId, id))
    .where("version", "=", before.version)
    .returning([...savedColumns, ...followUpColumns])
    .executeTakeFirst();
  return row && { row, n };
}

/** A budget's sendings, oldest first, as this API stored them. */
export function sentIn({ sent }: Pick<FollowUp, "sent">): SentProposal[] {
  return sent === null ? [] : (JSON.parse(sent) as SentProposal[]);
}

/** Why a change found no row: VERSION_MISMATCH when the budget exists in another version, else NOT_FOUND. */
export async function whyUnchanged(
  db: Connection,
  userId: string,
  id: number,
): Promise<ApiError> {
  const exists = await findBudget(db, userId, id);
  return new ApiError(exists ? "VERSION_MISMATCH" : "NOT_FOUND");
}
