import type { Selectable } from "kysely";
import type { Accepted } from "shared-contracts/entities/acceptance";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import type { AcceptancesTable } from "../../db/tables/proposals.ts";

export type Acceptance = Selectable<AcceptancesTable>;

/** The acceptance of a budget that is in force, else the last one that was undone. */
export function findLastAcceptance(
  db: Connection,
  userId: string,
  budgetId: number,
): Promise<Acceptance | undefined> {
  return db
    .selectFrom("acceptances")
    .selectAll()
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .orderBy(({ eb }) => eb("undone_at", "is", null), "desc")
    .orderBy("accepted_at", "desc")
    .orderBy("n", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The acceptance of a budget that is in force; undefined without one. */
export async function findInForce(
  db: Connection,
  userId: string,
  budgetId: number,
): Promise<Acceptance | undefined> {
  const last = await findLastAcceptance(db, userId, budgetId);
  return last?.undone_at === null ? last : undefined;
}

/** Undoes every acceptance of a budget that is in force. */
export async function undoAcceptances(
  db: Connection,
  userId: string,
  budgetId: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("acceptances")
    .set({ undone_at: now, undone_because: reason })
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .where("undone_at", "is", null)
    .execute();
}

/** Of a deleted budget's acceptances, time, option, amount and hash stay. */
export async function forgetAcceptors(
  db: Connection,
  userId: string,
  budgetId: number,
): Promise<void> {
  await db
    .updateTable("acceptances")
    .set({
      name: null,
      cpf: null,
      address: null,
      browser: null,
      undone_because: null,
    })
    .where("user_id", "=", userId)
    .where("budget_id", "=", budgetId)
    .execute();
}

/**
 * The acceptances in force by the budgets that show them: those that were accepted, and those that offered another one.
 * Of one budget, or of all of an account.
 */
export async function findAccepted(
  db: Connection,
  userId: string,
  budgetId?: number,
): Promise<Map<number, Accepted>> {
  let query = db
    .selectFrom("acceptances")
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom("sent_proposals as sent")
        .select("sent.created_at")
        .whereRef("sent.user_id", "=", "acceptances.user_id")
        .whereRef("sent.budget_id", "=", "acceptances.budget_id")
        .whereRef("sent.n", ">", "acceptances.n")
        .where("taken_back_at", "is", null)
        .orderBy("sent.n", "desc")
        .limit(1)
        .as("addendum_at"),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("acceptances as earlier")
          .select("earlier.n")
          .whereRef("earlier.user_id", "=", "acceptances.user_id")
          .whereRef("earlier.budget_id", "=", "acceptances.budget_id")
          .whereRef("earlier.n", "<", "acceptances.n")
          .where("earlier.undone_at", "is", null),
      ).as("is_addendum"),
    )
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .where("name", "is not", null)
    .orderBy("accepted_at")
    .orderBy("n");
  if (budgetId !== undefined)
    query = query.where(({ eb, or }) =>
      or([eb("budget_id", "=", budgetId), eb("offered_by", "=", budgetId)]),
    );
  const rows = await query.execute();
  return new Map([
    ...rows.map((row) => [row.offered_by, toAccepted(row)] as const),
    ...rows.map((row) => [row.budget_id, toAccepted(row)] as const),
  ]);
}

/** Refuses to offer a budget again whose client accepted another one that it offered: changes are sent from that one. */
export async function refuseDecided(
  db: Connection,
  userId: string,
  id: number,
): Promise<void> {
  const accepted = (await findAccepted(db, userId, id)).get(id);
  if (accepted && accepted.budget !== id)
    throw new ApiError(
      "CONFLICT",
      `O cliente aceitou a opção ${accepted.option}. Envie pelo orçamento dela.`,
    );
}

function toAccepted(
  row: Acceptance & { addendum_at: Date | null; is_addendum: unknown },
): Accepted {
  return {
    at: row.accepted_at.toISOString(),
    name: row.name ?? "",
    option: row.letter,
    total: row.total_cents / 100,
    code: documentCode(row.sha256),
    budget: row.budget_id,
    sending: row.n,
    isAddendum: row.is_addendum === true,
    addendumAt: row.addendum_at?.toISOString() ?? null,
  };
}

/** The first twelve digits of a document's hash, as people compare them: "9f31 c07a b2e4". */
export function documentCode(sha256: string): string {
  return sha256.slice(0, 12).replaceAll(/(.{4})(?!$)/g, "$1 ");
}
