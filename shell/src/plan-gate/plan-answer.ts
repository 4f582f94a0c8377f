import { isApiError } from "shared-contracts/client/api-error";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { PlanStatus } from "shared-contracts/entities/plan";

/** Why an account has no active plan. */
export type GateReason = "no-plan" | "expired" | "trial-ended";

/** The result of a plan check; `unknown` when it failed. */
export type PlanAnswer = "active" | GateReason | "unknown";

/** Whether the account has an active plan. Never rejects: returns `unknown` when the check fails. */
export async function fetchPlan(client: ApiClient): Promise<PlanAnswer> {
  try {
    return await read(client, await client.call("getUserStatus"));
  } catch (error) {
    if (isPlanRequired(error)) return "no-plan";
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
  return (await isTrial(client, currentPlan.plan)) ? "trial-ended" : "expired";
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

/** A 200 with a page or something else in place of the status. */
function isUnexplained(error: unknown): boolean {
  return isApiError(error) && error.status !== null && error.status < 300;
}
