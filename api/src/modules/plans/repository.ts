import type { PlanStatus } from "shared-contracts/entities/plan";
import { v7 as uuid } from "uuid";
import type { Connection } from "../../db/connection.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts a subscription now, for the days its plan lasts (decision 34). */
export async function startSubscription(
  db: Connection,
  userId: string,
  planId: string,
  now: Date,
): Promise<void> {
  const plan = await db
    .selectFrom("plans")
    .select("duration_days")
    .where("id", "=", planId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("subscriptions")
    .values({
      id: uuid(),
      user_id: userId,
      plan_id: planId,
      start_date: now,
      end_date: new Date(now.getTime() + plan.duration_days * DAY_MS),
    })
    .execute();
}

/** The subscription that ends last, running or over; without any there is no current plan. */
export async function planStatus(
  db: Connection,
  userId: string,
  now: Date,
): Promise<PlanStatus> {
  const last = await db
    .selectFrom("subscriptions")
    .innerJoin("plans", "plans.id", "subscriptions.plan_id")
    .select(["subscriptions.end_date", "plans.name"])
    .where("subscriptions.user_id", "=", userId)
    .orderBy("subscriptions.end_date", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return { hasActivePlan: false, currentPlan: null };
  return {
    hasActivePlan: last.end_date > now,
    currentPlan: {
      endDate: last.end_date.toISOString(),
      plan: { name: last.name },
    },
  };
}
