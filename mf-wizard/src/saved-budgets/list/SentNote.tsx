import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { writtenDay } from "shared-contracts/proposal/days";
import { Icon } from "shared-ui/icon/Icon";
import { isPast } from "../../proposal/is-past.ts";
import { changedText } from "../../proposal/card/sent-changes.ts";
import styles from "./SavedBudgetList.module.css";

/** What asks for attention: an offer that is over, or a budget that changed since it was sent. */
export function SentNote({ budget }: { budget: SavedBudgetSummary }) {
  const { status, lastSent, changedSinceSent, totalFinal } = budget;
  if (!lastSent || status === "perdida") return null;
  const { validUntil = "" } = lastSent;
  const isOver =
    status === "enviada" && validUntil !== "" && isPast(validUntil);
  return (
    <>
      {changedSinceSent && (
        <p className={styles.note}>
          <Icon of={TriangleAlert} size={16} />
          {changedText(lastSent.totalFinal, totalFinal)}
        </p>
      )}
      {isOver && (
        <p className={styles.note}>
          <Icon of={Clock} size={16} />
          Venceu em {writtenDay(validUntil)}
        </p>
      )}
    </>
  );
}
