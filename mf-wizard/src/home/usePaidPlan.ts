import type { Subscription } from "shared-contracts/entities/subscription";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";

/** What is known of a plan said to be paid; `subscription` while one runs. */
export interface PaidPlan {
  state: "checking" | "active" | "trial" | "pending" | "unknown";
  subscription: Subscription | null;
}

/**
 * Asks the API whether a plan said to be paid is active; with the window brought back, again. Without a name any
 * running plan but the trial counts.
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
