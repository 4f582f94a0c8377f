import { sql } from "kysely";
import type { Connection } from "../../db/connection.ts";

/** The most bytes of sent proposals that an account keeps, beside its budgets. */
const MAX_BYTES = 100 * 1024 * 1024;
/** The most sent proposals that a budget keeps. */
const MAX_FILES = 10;

/** A sent PDF under the name that it was downloaded with. */
interface SentFile {
  file_name: string;
  pdf: Buffer;
}

/**
 * Keeps the PDF of a sending, the budgets it was made of and what the client's page shows. The oldest go to make room: a
 * sending is never refused. What a client accepted stays, and takes no room. [sent-is-kept]
 */
export async function keepSent(
  db: Connection,
  of: { user_id: string; budget_id: number; n: number },
  files: SentFile & {
    dados_gz: Buffer;
    page_gz: Buffer;
    options_gz: Buffer | null;
  },
  now: Date,
): Promise<void> {
  const { pdf, dados_gz, page_gz, options_gz } = files;
  const bytes =
    pdf.length + dados_gz.length + page_gz.length + (options_gz?.length ?? 0);
  await db
    .insertInto("sent_proposals")
    .values({ ...of, ...files, bytes, created_at: now })
    .execute();
  await sql`
    delete from sent_proposals using (
      select budget_id, n,
        sum(bytes) over (order by created_at desc, budget_id, n desc) as newer_bytes,
        row_number() over (partition by budget_id order by n desc) as newer_files
      from sent_proposals where user_id = ${of.user_id}
        and not exists (
          select from acceptances accepted
          where accepted.user_id = ${of.user_id}
            and accepted.budget_id = sent_proposals.budget_id and accepted.n = sent_proposals.n
        )
    ) kept
    where sent_proposals.user_id = ${of.user_id}
      and sent_proposals.budget_id = kept.budget_id and sent_proposals.n = kept.n
      and (newer_bytes > ${MAX_BYTES} or newer_files > ${MAX_FILES})
      and not (kept.budget_id = ${of.budget_id} and kept.n = ${of.n})
  `.execute(db);
}

/** The PDF of a sending; undefined when it is not kept, or there was none. */
export function findSent(
  db: Connection,
  userId: string,
  budgetId: number,
  n: number,
): Promise<SentFile | undefined> {
  return sentOf(db, userId, budgetId, n)
    .select(["file_name", "pdf"])
    .executeTakeFirst();
}

/** The gzipped `dados` that a sending was made of; undefined when it is not kept, or there was none. */
export function findSentBudget(
  db: Connection,
  userId: string,
  budgetId: number,
  n: number,
): Promise<{ dados_gz: Buffer } | undefined> {
  return sentOf(db, userId, budgetId, n).select("dados_gz").executeTakeFirst();
}

export function sentOf(
  db: Connection,
  userId: string,
  budgetId: number,
  n: number,
) {
  return db
    .selectFrom("sent_proposals")
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .where("n", "=", n);
}
