import ArrowRight from "lucide-react/icons/arrow-right";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { type BudgetCheck, budgetChecks } from "./budget-checks.ts";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { stepSessionOf } from "../../steps/rows/step-session.ts";
import styles from "./ToCheck.module.css";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { measureOf } from "../../steps/rows/units/measure.ts";
import type { SettableRow } from "../../steps/rows/named-row.ts";

const STEPS = new Map<string, (typeof WIZARD_STEPS)[number]>(
  WIZARD_STEPS.map((step) => [step.key, step]),
);

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
  const { store } = useAppState();
  const step = STEPS.get(check.step);
  // What is looked for takes the focus once its step is drawn, as a new row does.
  const show = () => {
    const model = checkedModel(store, check);
    if (model) stepSessionOf(store).markFresh(model, check.field);
  };
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

/** The store's row, group or event that a check is about; undefined when it was deleted, or the whole step is meant. */
function checkedModel(
  store: BudgetStore,
  { step, group, row }: BudgetCheck,
): object | undefined {
  if (step === "event") return store.event;
  const section = store[step];
  if (!("groups" in section)) return section.rows.find(({ id }) => id === row);
  const found = group === undefined ? undefined : section.find(group);
  return row === undefined ? found : found?.items.find(({ id }) => id === row);
}

/** Whether a check is about a quantity that the user confirmed. */
function isConfirmedCheck(store: BudgetStore, check: BudgetCheck): boolean {
  const { step, isOddQuantity } = check;
  if (!isOddQuantity || step === "event" || step === "team") return false;
  const row = checkedModel(store, check) as SettableRow | undefined;
  return (
    row !== undefined &&
    stepSessionOf(store).isConfirmed(row, measureOf({ row, part: step }))
  );
}
