import { type Selectable, sql } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { PlansTable } from "../../db/tables/plans.ts";

export type PlanRow = Selectable<PlansTable>;

/** The plans on sale and the trial, in their order; prices are in cents. */
export function listPlansOnSale(db: Connection): Promise<PlanRow[]> {
  return db
    .selectFrom("plans")
    .selectAll()
    .where("on_sale", "=", true)
    .orderBy("position")
    .execute();
}

/** A plan that can be chosen, its price in cents; undefined for any other id. */
export function findPlanOnSale(
  db: Connection,
  id: string,
): Promise<PlanRow | undefined> {
  return db
    .selectFrom("plans")
    .selectAll()
    .where("id", "=", id)
    .where("on_sale", "=", true)
    .executeTakeFirst();
}

/** The period that ends last, running or over, with its plan; one that was taken back entirely does not count. */
export function findLastPeriod(db: Connection, userId: string) {
  return db
    .selectFrom("subscriptions")
    .innerJoin("plans", "plans.id", "subscriptions.plan_id")
    .select([
      "plans.name",
      "plans.is_trial",
      // A period that is paid in advance counts from the day it was paid.
      sql<Date>`least(start_date, created_at)`.as("start_date"),
      "subscriptions.end_date",
    ])
    .where("user_id", "=", userId)
    .whereRef("end_date", ">", "start_date")
    .orderBy("end_date", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes the account's free trial; false when it was taken before. A single statement, so that only one of concurrent
 * calls succeeds.
 */
export async function takeTrial(
  db: Connection,
  userId: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable("users")
    .set({ used_trial_at: now })
    .where("id", "=", userId)
    .where("used_trial_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}
