import type { Plan } from "shared-contracts/entities/plan";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { formatMoney } from "shared-contracts/formats/money";
import { Button } from "shared-ui/button/Button";
import { Tag } from "shared-ui/tag/Tag";
import { cheapestPlan, monthlyPrice } from "../subscription/plan-words.ts";
import { PlanCard } from "./PlanCard.tsx";
import styles from "./PlanList.module.css";

interface PlanListProps {
  plans: readonly Plan[];
  /** The account's subscription; undefined for a visitor, or when unknown. */
  mine: MySubscription | undefined;
  trialBusy: boolean;
  onTrial: () => void;
  onSubscribe: (plan: Plan) => void;
}

/** The plans side by side. The trial is listed until it was used, and cannot be taken beside a plan. */
export function PlanList({
  plans,
  mine,
  trialBusy,
  onTrial,
  onSubscribe,
}: PlanListProps) {
  const active = mine?.hasActivePlan ?? false;
  const current = active ? mine?.subscription?.planName : undefined;
  const shown = plans.filter((plan) => !plan.isTrial || !mine?.usedFreeTrial);
  const cheapest = cheapestPlan(plans);
  // One button is primary: the trial while it is available, else the cheapest plan.
  const canTry = !active && shown.some(({ isTrial }) => isTrial);

  return (
    <ul className={styles.plans}>
      {shown.map((plan) =>
        plan.isTrial ? (
          <PlanCard
            key={plan.id}
            plan={plan}
            price="Grátis"
            note={active ? "Indisponível: você já tem um plano" : "Sem cartão"}
          >
            <Button
              variant={canTry ? "primary" : "secondary"}
              wide
              disabled={active}
              busy={trialBusy}
              busyLabel="Aguarde..."
              onClick={onTrial}
            >
              Começar teste grátis
            </Button>
          </PlanCard>
        ) : (
          <PlanCard
            key={plan.id}
            plan={plan}
            price={formatMoney(plan.price)}
            note={`${monthlyPrice(plan)} a cada 30 dias`}
            tag={
              plan.name === current ? (
                <Tag tone="success">Plano atual</Tag>
              ) : (
                plan === cheapest && <Tag tone="accent">Menor preço</Tag>
              )
            }
          >
            <Button
              variant={plan === cheapest && !canTry ? "primary" : "secondary"}
              wide
              onClick={() => onSubscribe(plan)}
            >
              {plan.name === current ? "Renovar" : "Assinar"}
            </Button>
          </PlanCard>
        ),
      )}
    </ul>
  );
}
