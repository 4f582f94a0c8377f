import ArrowRight from "lucide-react/icons/arrow-right";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { type BudgetCheck, budgetChecks } from "./budget-checks.ts";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { stepSessionOf } from "../../steps/rows/step-session.ts";
import { placedModel, usePlace } from "../usePlace.ts";
import styles from "./ToCheck.module.css";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { measureOf } from "../../steps/rows/units/measure.ts";
import type { SettableRow } from "../../steps/rows/named-row.ts";

/** 'Para conferir': probable mistakes, each with a link to its field. It never blocks saving. */
export const ToCheck = observer(function ToCheck() {
  const { store } = useAppState();
  const checks = budgetChecks(store.toBudget(), store.name).filter(
    (check) => !isConfirmedCheck(store, check),
  );
  if (checks.length === 0) return null;
  return (
    <Card className={styles.card} aria-labelledby="to-check-title">
      <h2 id="to-check-title" className={styles.title}>
        Para conferir ({checks.length})
      </h2>
      <ul>
        {checks.map((check, index) => (
          <CheckLine key={index} check={check} />
        ))}
      </ul>
    </Card>
  );
});

function CheckLine({ check }: { check: BudgetCheck }) {
  const { step, show } = usePlace(check);
  return (
    <li className={styles.line}>
      <Icon of={TriangleAlert} size={18} />
      <p className={styles.words}>
        <b>{check.title}</b>
        <span>{check.detail}</span>
      </p>
      <ButtonLink
        as={Link}
        to={step?.path ?? "/event"}
        variant="ghost"
        iconRight={ArrowRight}
        aria-label={`${step?.label}: ${check.title}`}
        onClick={show}
      >
        {step?.label}
      </ButtonLink>
    </li>
  );
}

/** Whether a check is about a quantity that the user confirmed. */
function isConfirmedCheck(store: BudgetStore, check: BudgetCheck): boolean {
  const { step, isOddQuantity } = check;
  if (!isOddQuantity || step === "event" || step === "team") return false;
  const row = placedModel(store, check) as SettableRow | undefined;
  return (
    row !== undefined &&
    stepSessionOf(store).isConfirmed(row, measureOf({ row, part: step }))
  );
}
