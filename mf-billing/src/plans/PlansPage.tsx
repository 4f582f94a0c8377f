import { useCoreState } from "shared-contracts/federation/core-state";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Card } from "shared-ui/card/Card";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { OpenPayments } from "../open-payments/OpenPayments.tsx";
import { useOpenPayments } from "../open-payments/useOpenPayments.ts";
import { PurchaseDialogs } from "../payment/PurchaseDialogs.tsx";
import { usePurchase } from "../payment/usePurchase.ts";
import { useMySubscription } from "../subscription/useMySubscription.ts";
import { plansFailure } from "./plans-failure.ts";
import { PlanList } from "./PlanList.tsx";
import { PlansLoading } from "./PlansLoading.tsx";
import styles from "./PlansPage.module.css";
import { returnPath } from "./return-path.ts";
import { SubscriptionBanner } from "./SubscriptionBanner.tsx";
import { usePlans } from "./usePlans.ts";
import { useTrial } from "./useTrial.ts";

/** The plans on sale and their payment. Visitors see them too, and sign in before they take one. */
export const PlansPage = observer(function PlansPage() {
  const { session } = useCoreState();
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = returnPath(location.state);
  const plans = usePlans();
  const mine = useMySubscription();
  const trial = useTrial(returnTo);
  const open = useOpenPayments();
  const purchase = usePurchase();
  const visitor = session.userId === "anonymous";

  /** Does it for a user; a visitor goes to sign in first. */
  const asUser = (act: () => void) => () => {
    if (visitor) void navigate("/login", { state: { from: "/plans" } });
    else act();
  };

  return (
    <div className={styles.page}>
      <PageHeader
        title="Planos"
        description="Pague com PIX, boleto ou cartão. O PIX é confirmado na hora."
      />
      {trial.failure !== null && <Banner tone="danger">{trial.failure}</Banner>}
      {plans.data && !mine.isLoading && !open.isLoading ? (
        <>
          {!visitor && (
            <>
              <OpenPayments open={open} onResume={purchase.resume} />
              <SubscriptionBanner mine={mine} plans={plans.data.plans} />
            </>
          )}
          <PlanList
            plans={plans.data.plans}
            mine={mine.data}
            trialBusy={trial.busy}
            onTrial={asUser(() => void trial.start())}
            onSubscribe={(plan) => asUser(() => purchase.begin(plan))()}
          />
        </>
      ) : plans.error ? (
        <Card>
          <ErrorState
            title={plansFailure(plans.error)}
            retrying={plans.isFetching}
            onRetry={() => void plans.refetch()}
          />
        </Card>
      ) : (
        <PlansLoading />
      )}
      <PurchaseDialogs
        purchase={purchase}
        hosted={plans.data?.cardMode === "hosted"}
        renewable={!!plans.data?.automaticPix && !mine.data?.automaticPix}
        returnTo={returnTo}
      />
    </div>
  );
});
