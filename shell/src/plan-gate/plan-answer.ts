import { isApiError } from "shared-contracts/client/api-error";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { PlanStatus } from "shared-contracts/entities/plan";
import { keepPlan, keptPlanThatEnded } from "./kept-plan.ts";

/** Why an account has no active plan. */
export type GateReason = "no-plan" | "expired" | "trial-ended";

/** The result of a plan check; `unknown` when it failed. */
export type PlanAnswer = "active" | GateReason | "unknown";

/**
 * Whether the account has an active plan. Without an answer, the plan of the last one counts until its end. Never
 * rejects: returns `unknown` when the check fails.
 *
 * @param whose Returns the signed-in user's id.
 */
export async function fetchPlan(
  client: ApiClient,
  whose: () => string,
): Promise<PlanAnswer> {
  const userId = whose();
  try {
    const status = await client.call("getUserStatus");
    // An answer after the session's end must not be stored.
    if (whose() === userId) keepPlan(userId, status);
    return await read(client, status);
  } catch (error) {
    if (isPlanRequired(error)) return "no-plan";
    if (isUnanswered(error)) {
      const ended = keptPlanThatEnded(userId);
      return ended ? endOf(ended.isTrial) : "unknown";
    }
    return isUnexplained(error) ? probe(client) : "unknown";
  }
}

/** A plan whose end has passed is over, whatever the flag is. [an-end-that-passed-is-over] */
async function read(
  client: ApiClient,
  { hasActivePlan, currentPlan }: PlanStatus,
): Promise<PlanAnswer> {
  const isOver = currentPlan && Date.parse(currentPlan.endDate) <= Date.now();
  if (hasActivePlan && !isOver) return "active";
  if (!currentPlan) return "no-plan";
  return endOf(await isTrial(client, currentPlan.plan));
}

function endOf(isTrial: boolean): GateReason {
  return isTrial ? "trial-ended" : "expired";
}

/** The status may carry only the plan's name; the list of plans then shows whether it is the trial. */
async function isTrial(
  client: ApiClient,
  plan: NonNullable<PlanStatus["currentPlan"]>["plan"],
): Promise<boolean> {
  if (plan.isTrial !== undefined) return plan.isTrial;
  try {
    const { plans } = await client.call("listPlans");
    return plans.some(({ name, isTrial }) => isTrial && name === plan.name);
  } catch {
    return false;
  }
}

/** The list of budgets is refused without a plan, so it answers what the status did not. */
async function probe(client: ApiClient): Promise<PlanAnswer> {
  try {
    await client.call("listBudgetSummaries");
    return "active";
  } catch (error) {
    return isPlanRequired(error) ? "no-plan" : "unknown";
  }
}

function isPlanRequired(error: unknown): boolean {
  return isApiError(error) && error.code === "PLAN_REQUIRED";
}

function isUnanswered(error: unknown): boolean {
  return isApiError(error) && error.status === null;
}

/** A 200 with a page or something else in place of the status. */
function isUnexplained(error: unknown): boolean {
  return isApiError(error) && error.status !== null && error.status < 300;
}
