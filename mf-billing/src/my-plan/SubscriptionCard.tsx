import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Plan } from "shared-contracts/entities/plan";
import type { Subscription } from "shared-contracts/entities/subscription";
import { formatDay } from "shared-contracts/formats/format-day";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { Figure } from "shared-ui/figure/Figure";
import { Ruler } from "shared-ui/ruler/Ruler";
import { Tag } from "shared-ui/tag/Tag";
import { dayCount } from "../subscription/plan-words.ts";
import {
  daysAreAdded,
  isEnding,
  isRunning,
  wholeDays,
} from "../subscription/subscription-words.ts";
import styles from "./SubscriptionCard.module.css";

interface SubscriptionCardProps {
  subscription: Subscription;
  /** The plan it is of, where it is still on sale. */
  plan: Plan | undefined;
  /** PIX Automático pays the next period. */
  renews: boolean;
}

/** A subscription: which plan, how many days are left of how many, from when to when. */
export function SubscriptionCard({
  subscription,
  plan,
  renews,
}: SubscriptionCardProps) {
  const { planName, startDate, endDate, daysRemaining } = subscription;
  const running = isRunning(subscription);
  const ending = !renews && isEnding(subscription, plan?.isTrial);
  const whole = wholeDays(subscription);
  return (
    <Card aria-label="Assinatura">
      <div className={styles.head}>
        <div>
          <div className={styles.name}>
            <h2>Plano {planName}</h2>
            {running ? (
              <Tag tone="success" icon={Check}>
                Ativo
              </Tag>
            ) : (
              <Tag tone="danger" icon={X}>
                Expirado
              </Tag>
            )}
          </div>
          <p className={styles.soft}>{plan?.description}</p>
        </div>
        <div className={styles.left}>
          <p data-tone={running ? (ending ? "warning" : undefined) : "danger"}>
            <Figure size="large">{dayCount(daysRemaining)}</Figure>
          </p>
          <p className={styles.small}>
            {daysRemaining === 1 ? "restante" : "restantes"}
          </p>
        </div>
      </div>
      <div className={styles.time}>
        <Ruler
          label={`${daysRemaining} de ${whole} dias restantes`}
          tone="page"
          size="thick"
          segments={partsOf(whole - daysRemaining, daysRemaining)}
        />
        <div className={styles.ends}>
          <span>{startDate && `Início ${formatDay(startDate)}`}</span>
          <span>Término {formatDay(endDate)}</span>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.soft}>{advice(subscription, plan)}</p>
        <ButtonLink
          as={Link}
          to="/plans"
          variant={running && !ending ? "secondary" : "primary"}
        >
          Renovar ou mudar de plano
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What is used up and what is left; a part without a day is not drawn. */
function partsOf(used: number, left: number) {
  return [
    { id: "used", weight: used },
    { id: "left", weight: left, current: true },
  ].filter(({ weight }) => weight > 0);
}

function advice(subscription: Subscription, plan: Plan | undefined): string {
  if (!isRunning(subscription))
    return "O acesso volta assim que o pagamento é confirmado.";
  if (plan?.isTrial) return "Escolha um plano antes do fim do teste.";
  const text = daysAreAdded(subscription.daysRemaining);
  return `Ao renovar, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
