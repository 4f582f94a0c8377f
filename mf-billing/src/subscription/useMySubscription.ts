import type { MySubscription } from "shared-contracts/entities/subscription";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";
import { isRunning } from "./subscription-words.ts";

/** The one key of the account's subscription in the query cache. */
export const MY_SUBSCRIPTION_KEY = ["my-subscription"] as const;

/**
 * The account's subscription, loaded at each visit and when the window gets the focus. Not loaded for a visitor.
 */
export function useMySubscription() {
  const { client, session } = useCoreState();
  return useQuery({
    queryKey: MY_SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => client.call("getMySubscription", { signal }),
    select: withoutDaysIsOver,
    enabled: session.userId !== "anonymous",
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
}

/** [an-end-that-passed-is-over] */
function withoutDaysIsOver(mine: MySubscription): MySubscription {
  const { hasActivePlan, subscription } = mine;
  const runs = subscription === null || isRunning(subscription);
  return { ...mine, hasActivePlan: hasActivePlan && runs };
}
