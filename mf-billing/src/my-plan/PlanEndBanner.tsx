import CalendarX from "lucide-react/icons/calendar-x-2";
import type { Subscription } from "shared-contracts/entities/subscription";
import { Banner } from "shared-ui/banner/Banner";
import { dayCount } from "../subscription/plan-words.ts";
import { isEnding, isRunning } from "../subscription/subscription-words.ts";
import styles from "./PlanEndBanner.module.css";

/** Warns that the plan ends soon or has ended. For a trial a quiet line gives the end until 3 days remain. */
export function PlanEndBanner({
  subscription,
  isTrial,
}: {
  subscription: Subscription;
  /** Undefined until the plans have come. */
  isTrial: boolean | undefined;
}) {
  const { daysRemaining } = subscription;
  if (!isRunning(subscription))
    return (
      <Banner tone="danger" icon={CalendarX}>
        <b>Seu plano expirou.</b> Seus orçamentos continuam salvos e voltam a
        abrir assim que você renovar.
      </Banner>
    );
  if (isTrial === undefined) return null;
  const ends = `Seu plano termina em ${dayCount(daysRemaining)}.`;
  if (isEnding(subscription, isTrial))
    return (
      <Banner tone="warning" role="status">
        <b>{ends}</b> {isTrial ? "Escolha um plano" : "Renove agora"} e nenhum
        dia se perde.
      </Banner>
    );
  return isTrial && <p className={styles.quiet}>{ends}</p>;
}
