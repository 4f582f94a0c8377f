import type { MySubscription } from "shared-contracts/entities/subscription";
import { Banner } from "shared-ui/banner/Banner";

/** That the account has no plan, or none any more. `trialName` is the free trial's name. */
export function NoPlanWarning({
  mine: { subscription, usedFreeTrial },
  trialName,
}: {
  mine: MySubscription;
  trialName: string | undefined;
}) {
  return (
    <Banner tone="warning" role="status">
      {subscription === null ? (
        <>
          <b>Você ainda não tem um plano.</b>{" "}
          {usedFreeTrial
            ? "Escolha um plano para usar o app."
            : "Comece com 7 dias grátis!"}
        </>
      ) : subscription.planName === trialName ? (
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
