import { useState } from "react";
import type { Plan } from "shared-contracts/entities/plan";
import { useAppState } from "shared-contracts/federation/core-state";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Card } from "shared-ui/card/Card";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { PaymentDialog } from "../payment/PaymentDialog.tsx";
import { SuccessDialog } from "../payment/SuccessDialog.tsx";
import {
  MY_SUBSCRIPTION_KEY,
  useMySubscription,
} from "../subscription/useMySubscription.ts";
import { plansFailure } from "./plans-failure.ts";
import { PlanList } from "./PlanList.tsx";
import { PlansLoading } from "./PlansLoading.tsx";
import styles from "./PlansPage.module.css";
import { returnPath } from "./return-path.ts";
import { SubscriptionBanner } from "./SubscriptionBanner.tsx";
import { usePlans } from "./usePlans.ts";
import { useTrial } from "./useTrial.ts";

/**
 * A plan being paid, and the days the account had when it was chosen: by the time it is paid the server counts the new
 * ones too.
 */
interface Order {
  plan: Plan;
  daysBefore: number;
}

/** The plans on sale and their payment. Anyone may look; who is not signed in is sent to sign in before taking one. */
export const PlansPage = observer(function PlansPage() {
  const { session, queryClient } = useAppState();
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = returnPath(location.state);
  const plans = usePlans();
  const mine = useMySubscription();
  const trial = useTrial(returnTo);
  const [paying, setPaying] = useState<Order | null>(null);
  const [paid, setPaid] = useState<{ at: number; daysBefore: number } | null>(
    null,
  );
  const visitor = session.userId === "anonymous";

  /** Does it for a user; a visitor goes to sign in first. */
  const asUser = (act: () => void) => () => {
    if (visitor) void navigate("/login", { state: { from: "/plans" } });
    else act();
  };

  function order(plan: Plan) {
    const daysBefore = mine.data?.subscription?.daysRemaining ?? 0;
    setPaying({ plan, daysBefore });
  }

  function celebrate({ daysBefore }: Order) {
    setPaying(null);
    setPaid({ at: Date.now(), daysBefore });
    void queryClient.invalidateQueries({ queryKey: MY_SUBSCRIPTION_KEY });
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title="Planos"
        description="Pague com PIX, boleto ou cartão. O PIX é confirmado na hora."
      />
      {trial.failure !== null && <Banner tone="danger">{trial.failure}</Banner>}
      {plans.data && !mine.isLoading ? (
        <>
          {!visitor && (
            <SubscriptionBanner mine={mine} plans={plans.data.plans} />
          )}
          <PlanList
            plans={plans.data.plans}
            mine={mine.data}
            trialBusy={trial.busy}
            onTrial={asUser(() => void trial.start())}
            onSubscribe={(plan) => asUser(() => order(plan))()}
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
      {paying && plans.data && (
        <PaymentDialog
          key={paying.plan.id}
          plan={paying.plan}
          hosted={plans.data.cardMode === "hosted"}
          daysRemaining={paying.daysBefore}
          onPaid={() => celebrate(paying)}
          onClose={() => setPaying(null)}
        />
      )}
      {paid && (
        <SuccessDialog
          paidAt={paid.at}
          daysBefore={paid.daysBefore}
          returnTo={returnTo}
          onClose={() => setPaid(null)}
        />
      )}
    </div>
  );
});
