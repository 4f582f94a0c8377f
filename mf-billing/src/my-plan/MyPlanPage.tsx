import BadgeCheck from "lucide-react/icons/badge-check";
import { useRef } from "react";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { AutomaticPixCard } from "../automatic-pix/AutomaticPixCard.tsx";
import { OpenPayments } from "../open-payments/OpenPayments.tsx";
import { useOpenPayments } from "../open-payments/useOpenPayments.ts";
import { PurchaseDialogs } from "../payment/PurchaseDialogs.tsx";
import { usePurchase } from "../payment/usePurchase.ts";
import { PaymentsCard } from "../payments/PaymentsCard.tsx";
import { usePlans } from "../plans/usePlans.ts";
import { useMySubscription } from "../subscription/useMySubscription.ts";
import styles from "./MyPlanPage.module.css";
import { MyPlanLoading } from "./MyPlanLoading.tsx";
import side from "./SideCards.module.css";
import { PlanEndCard } from "./PlanEndCard.tsx";
import { UsageCard } from "./UsageCard.tsx";
import { PlanEndBanner } from "./PlanEndBanner.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";

/** The account's plan: days left, open payments, and a link to the plans. Every figure comes from the server. */
export function MyPlanPage() {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useMySubscription();
  const { data: onSale, isPending } = usePlans();
  const open = useOpenPayments();
  const purchase = usePurchase();
  const mine = open.isLoading ? undefined : data;
  const subscription = mine?.subscription;
  const plan = onSale?.plans.find(
    ({ name }) => name === subscription?.planName,
  );
  const renews =
    !!mine?.hasActivePlan &&
    mine.automaticPix !== undefined &&
    !mine.automaticPix.charge?.refused;
  return (
    <div className={styles.page}>
      <PageHeader title="Meu Plano" titleRef={title} />
      {mine && <OpenPayments open={open} onResume={purchase.resume} />}
      {subscription && !renews && (
        <PlanEndBanner
          subscription={subscription}
          isTrial={isPending ? undefined : (plan?.isTrial ?? false)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {subscription ? (
            <SubscriptionCard
              subscription={subscription}
              plan={plan}
              renews={renews}
            />
          ) : mine ? (
            <Card>
              <EmptyState
                icon={BadgeCheck}
                title="Você ainda não tem um plano"
                actions={
                  <ButtonLink as={Link} to="/plans" variant="primary">
                    Ver planos
                  </ButtonLink>
                }
              >
                {mine.usedFreeTrial
                  ? "Escolha entre mensal, semestral e anual."
                  : "Comece com 7 dias grátis! Depois, escolha entre mensal, semestral e anual."}
              </EmptyState>
            </Card>
          ) : error && !data ? (
            <Card>
              <ErrorState
                title="Erro ao carregar informações do plano"
                retrying={isFetching}
                onRetry={() => void refetch()}
              >
                {error.message}
              </ErrorState>
            </Card>
          ) : (
            <MyPlanLoading />
          )}
          {mine?.automaticPix && subscription && (
            <AutomaticPixCard
              automatic={mine.automaticPix}
              subscription={subscription}
              next={title}
            />
          )}
          <PaymentsCard />
        </div>
        {mine && (
          <div className={side.cards}>
            {subscription && <PlanEndCard subscription={subscription} />}
            <UsageCard />
          </div>
        )}
      </div>
      <PurchaseDialogs
        purchase={purchase}
        hosted={onSale?.cardMode === "hosted"}
        renewable={false}
        returnTo="/"
      />
    </div>
  );
}
