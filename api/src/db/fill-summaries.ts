import { sql } from "kysely";
import { summarizeEvent } from "shared-contracts/saved-budgets/event-summary";
import type { EventSummary } from "shared-contracts/entities/saved-budget";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import { without } from "shared-contracts/entities/plain";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import type { Connection } from "./connection.ts";
import { contentHash } from "./content-hash.ts";
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
    client_phone: summary.clientPhone ?? null,
    client_email: summary.clientEmail ?? null,
    city: summary.city,
    guests: summary.guests,
  };
}

/** Condition: the summary columns are older than the saved budget, as in a row that an earlier release wrote. */
export const hasOldSummary = sql<boolean>`listed_version is distinct from version`;

/**
 * Fills the missing summaries of one account or of all. Locks no row for longer than its own update.
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

/**
 * What a save would have stored of a budget, where it can be read. The total too, for an earlier release reads a margin
 * of 30 as 3000 %.
 */
function savedColumns(nome: string, dados: string) {
  const total = storedTotal(dados);
  const read = readBudget(dados);
  if (!read.ok) return { content_hash: null };
  const { budget } = read;
  const hasFollowUp = FOLLOW_UP_KEYS.some((key) => key in budget);
  return {
    ...(total !== null && { total_cents: total }),
    ...(hasFollowUp && { dados: withoutFollowUp(dados) }),
    content_hash: contentHash(nome, budget),
  };
}

/** A process of an earlier release stores what the page sends. */
function withoutFollowUp(dados: string): string {
  const value = JSON.parse(dados) as Record<string, unknown>;
  return JSON.stringify(without(value, FOLLOW_UP_KEYS));
}

async function fillPage(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom("budgets")
    .select(["id", "nome", "version", "known_version", "dados"])
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .execute();
  for (const { id, nome, version, known_version, dados } of rows) {
    await db
      .updateTable("budgets")
      .set({
        ...toSummaryColumns(summarizeEvent(dados)),
        // A row that lacks the client's phone and email alone keeps its other columns.
        ...(known_version !== version && {
          ...savedColumns(nome, dados),
          content_version: version,
          summary_version: version,
          known_version: version,
        }),
        listed_version: version,
      })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("version", "=", version)
      .execute();
  }
}
