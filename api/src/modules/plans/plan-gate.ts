import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { isRunning } from "./periods.ts";
import { findLastPeriod } from "./repository.ts";

/** Whether the account has a plan. Its periods follow each other without a gap, so the last one decides. */
export async function hasPlan(
  db: Connection,
  userId: string,
  now: Date,
): Promise<boolean> {
  return isRunning(await findLastPeriod(db, userId), now);
}

/** Rejects with PLAN_REQUIRED when the account has no plan. */
export async function requirePlan(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  if (!(await hasPlan(db, userId, now))) throw new ApiError("PLAN_REQUIRED");
}
