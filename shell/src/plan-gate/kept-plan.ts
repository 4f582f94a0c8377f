import type { PlanStatus } from "shared-contracts/entities/plan";
import { isPlain } from "shared-contracts/entities/plain";
import { keepJson, keptJson } from "../kept-json.ts";

const KEY = "kept_plan";

/** Keeps the plan of the last answer about a user: without network it runs until its end. */
export function keepPlan(userId: string, { currentPlan }: PlanStatus): void {
  keepJson(KEY, currentPlan && { userId, ...currentPlan });
}

/** The user's plan as last answered, if its end has passed by now. */
export function keptPlanThatEnded(
  userId: string,
): { isTrial: boolean } | undefined {
  const kept = keptJson(KEY);
  if (!isPlain(kept) || kept.userId !== userId) return undefined;
  const isOver = Date.parse(String(kept.endDate)) <= Date.now();
  const isTrial = isPlain(kept.plan) && kept.plan.isTrial === true;
  return isOver ? { isTrial } : undefined;
}

/** The shell calls it at each sign-in and sign-out. */
export function forgetPlan(): void {
  keepJson(KEY, null);
}
