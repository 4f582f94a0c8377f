import type { Plan } from "shared-contracts/entities/plan";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import type { useMySubscription } from "../subscription/useMySubscription.ts";
import { ActivePlanBanner } from "./ActivePlanBanner.tsx";
import { NoPlanWarning } from "./NoPlanWarning.tsx";

/** The account's subscription, above the plans, or that it could not be loaded. */
export function SubscriptionBanner({
  mine: { data, isFetching, refetch },
  plans,
}: {
  mine: ReturnType<typeof useMySubscription>;
  plans: readonly Plan[];
}) {
  if (!data)
    return (
      <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
        Erro ao carregar informações do plano
      </RetryBanner>
    );
  if (data.hasActivePlan && data.subscription)
    return <ActivePlanBanner subscription={data.subscription} />;
  const trial = plans.find(({ isTrial }) => isTrial);
  return <NoPlanWarning mine={data} trialName={trial?.name} />;
}
