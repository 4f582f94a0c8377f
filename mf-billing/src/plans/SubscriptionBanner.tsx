import type { Plan } from "shared-contracts/entities/plan";
import { formatDay } from "shared-contracts/formats/format-day";
import { Banner } from "shared-ui/banner/Banner";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { daysAreAdded } from "../subscription/subscription-words.ts";
import type { useMySubscription } from "../subscription/useMySubscription.ts";

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
  const { subscription, hasActivePlan, usedFreeTrial } = data;
  if (hasActivePlan && subscription)
    return (
      <Banner tone="success">
        <b>Plano ativo: {subscription.planName}.</b> Termina em{" "}
        {formatDay(subscription.endDate)}.{" "}
        {daysAreAdded(subscription.daysRemaining)}
      </Banner>
    );
  const trial = plans.find(({ isTrial }) => isTrial);
  return (
    <Banner tone="warning" role="status">
      {subscription === null ? (
        <>
          <b>Você ainda não tem um plano.</b>{" "}
          {usedFreeTrial
            ? "Escolha um plano para usar o app."
            : "Comece com 7 dias grátis!"}
        </>
      ) : subscription.planName === trial?.name ? (
        <>
          <b>Seu período de teste de 7 dias terminou.</b> Escolha um plano para
          continuar.
        </>
      ) : (
        <>
          <b>Seu plano expirou.</b> Renove para continuar; seus orçamentos
          continuam salvos.
        </>
      )}
    </Banner>
  );
}
