import { sql } from "kysely";
import { summarizeEvent } from "shared-contracts/saved-budgets/event-summary";
import type { EventSummary } from "shared-contracts/entities/saved-budget";
import type { Connection } from "./connection.ts";
import { pagesByBytes } from "./pages-by-bytes.ts";
import { storedTotal } from "./stored-total.ts";

/** Rows to read at a time. */
const BATCH = 100;

/** A summary as columns of `budgets`. */
export function toSummaryColumns(summary: EventSummary) {
  return {
    event_type: summary.eventType,
    event_date: summary.eventDate,
    event_time: summary.eventTime,
    client_name: summary.clientName,
    city: summary.city,
    guests: summary.guests,
  };
}

/** Condition: the summary columns are older than the saved budget, as in a row that an earlier release wrote. */
export const hasOldSummary = sql<boolean>`summary_version is distinct from version`;

/**
 * Fills the missing summaries of one account or of all, and recomputes their totals, for the earlier release reads a
 * margin of 30 as 3000 %. Locks no row for longer than its own update.
 */
export async function fillSummaries(
  db: Connection,
  userId?: string,
): Promise<void> {
  for (;;) {
    const found = await db
      .selectFrom("budgets")
      .select(["user_id", "id", sql<number>`octet_length(dados)`.as("bytes")])
      .where(hasOldSummary)
      .$if(userId !== undefined, (query) =>
        query.where("user_id", "=", userId!),
      )
      .orderBy("user_id")
      .orderBy("id")
      .limit(BATCH)
      .execute();
    if (found.length === 0) return;
    for (const owner of new Set(found.map((row) => row.user_id))) {
      const rows = found.filter((row) => row.user_id === owner);
      for (const ids of pagesByBytes(rows)) await fillPage(db, owner, ids);
    }
  }
}

async function fillPage(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom("budgets")
    .select(["id", "version", "dados"])
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .execute();
  for (const { id, version, dados } of rows) {
    const total = storedTotal(dados);
    await db
      .updateTable("budgets")
      .set({
        ...toSummaryColumns(summarizeEvent(dados)),
        ...(total !== null && { total_cents: total }),
        summary_version: version,
      })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("version", "=", version)
      .execute();
  }
}
