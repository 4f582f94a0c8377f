import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import styles from "./PlanDays.module.css";
import { dayCount } from "./plan-words.ts";
import { useMySubscription } from "./useMySubscription.ts";

/** The account's plan in one row of home: its name and the days that remain; nothing without a plan. */
export function PlanDays() {
  const { data, error } = useMySubscription();
  const subscription = data?.subscription;
  if (data && !subscription) return null;
  return (
    <Card aria-label="Seu plano" className={styles.plan}>
      <div className={styles.what}>
        {subscription ? (
          <>
            <b>Plano {subscription.planName}</b>
            <span>
              {dayCount(subscription.daysRemaining)}{" "}
              {subscription.daysRemaining === 1 ? "restante" : "restantes"}
            </span>
          </>
        ) : error ? (
          <span>Erro ao carregar informações do plano</span>
        ) : (
          <>
            <Skeleton width={148} />
            <Skeleton width={92} shape="caption" />
          </>
        )}
      </div>
      <ButtonLink as={Link} to="/my-plan" variant="ghost">
        Ver plano
      </ButtonLink>
    </Card>
  );
}
