import type { Subscription } from "shared-contracts/entities/subscription";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";

/** The state of a bought plan; `subscription` while it is active. */
export interface PaidPlan {
  state: "checking" | "active" | "trial" | "pending" | "unknown";
  subscription: Subscription | null;
}

/**
 * Checks whether a bought plan is active, and again when the window gets the focus. Without a name any active plan but
 * the trial counts.
 */
export function usePaidPlan(name: string | null): PaidPlan {
  const { client } = useAppState();
  const { data, isError } = useQuery({
    queryKey: ["paid-plan"],
    queryFn: async ({ signal }) => {
      const [mine, { plans }] = await Promise.all([
        client.call("getMySubscription", { signal }),
        client.call("listPlans", { signal }),
      ]);
      return { mine, trial: plans.find(({ isTrial }) => isTrial)?.name };
    },
    // A page reached by paying asks anew, whatever another one knew.
    gcTime: 0,
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
  if (!data)
    return { state: isError ? "unknown" : "checking", subscription: null };
  const { mine, trial } = data;
  const running = mine.hasActivePlan ? mine.subscription : null;
  const meant =
    running !== null && (name === null || isSameName(name, running.planName));
  if (!meant) return { state: "pending", subscription: running };
  const isTrial = running.planName === trial;
  return { state: isTrial ? "trial" : "active", subscription: running };
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
