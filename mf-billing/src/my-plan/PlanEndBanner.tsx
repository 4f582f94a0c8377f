import CalendarX from "lucide-react/icons/calendar-x-2";
import type { Subscription } from "shared-contracts/entities/subscription";
import { Banner } from "shared-ui/banner/Banner";
import { dayCount } from "../plans/plan-words.ts";
import { isEnding, isRunning } from "../subscription/subscription-words.ts";
import styles from "./PlanEndBanner.module.css";

/** That the plan ends within a week, or has ended; nothing before that. */
export function PlanEndBanner({
  subscription,
}: {
  subscription: Subscription;
}) {
  const { daysRemaining } = subscription;
  if (!isRunning(subscription))
    return (
      <div className={styles.place}>
        <Banner tone="danger" icon={CalendarX}>
          <b>Seu plano expirou.</b> Seus orçamentos continuam salvos e voltam a
          abrir assim que você renovar.
        </Banner>
      </div>
    );
  if (!isEnding(subscription)) return null;
  return (
    <div className={styles.place}>
      <Banner tone="warning" role="status">
        <b>Seu plano termina em {dayCount(daysRemaining)}.</b> Renove agora e
        nenhum dia se perde.
      </Banner>
    </div>
  );
}
