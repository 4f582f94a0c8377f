import RefreshCw from "lucide-react/icons/refresh-cw";
import type { Plan } from "shared-contracts/entities/plan";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import type { useMySubscription } from "../subscription/useMySubscription.ts";
import { ActivePlanBanner } from "./ActivePlanBanner.tsx";
import { NoPlanWarning } from "./NoPlanWarning.tsx";

/** How the account stands, above the plans; that it cannot be told when it cannot. */
export function SubscriptionBanner({
  mine: { data, isFetching, refetch },
  plans,
}: {
  mine: ReturnType<typeof useMySubscription>;
  plans: readonly Plan[];
}) {
  if (!data)
    return (
      <Banner
        tone="warning"
        role="status"
        actions={
          <Button
            size="small"
            icon={RefreshCw}
            busy={isFetching}
            busyLabel="Aguarde..."
            onClick={() => void refetch()}
          >
            Tentar Novamente
          </Button>
        }
      >
        Erro ao carregar informações do plano
      </Banner>
    );
  if (data.hasActivePlan && data.subscription)
    return <ActivePlanBanner subscription={data.subscription} />;
  const trial = plans.find(({ isTrial }) => isTrial);
  return <NoPlanWarning mine={data} trialName={trial?.name} />;
}
