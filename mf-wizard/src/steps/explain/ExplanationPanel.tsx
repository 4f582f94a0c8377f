import type { RefObject } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { add, type Exact, multiply, ONE } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { Popover } from "shared-ui/popover/Popover";
import * as words from "./explain-cost.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import styles from "./ExplanationPanel.module.css";
import { marginsFraction } from "../../working-budget/margins-total.ts";

interface ExplanationPanelProps extends Required<ExplainedFigure> {
  /** The amount's button. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What an amount is made of, beside its button, and what it is with margins and for each guest. */
export function ExplanationPanel({
  anchor,
  amount,
  explain,
  withMargins,
  onClose,
}: ExplanationPanelProps) {
  return (
    <Popover
      open
      anchor={anchor}
      title="Explique este valor"
      onClose={onClose}
      footer={<ExplainedShare amount={amount} withMargins={withMargins} />}
    >
      <ExplainedSum explain={explain} />
    </Popover>
  );
}

/** The sum behind a figure, step by step; follows the store while it is shown. */
const ExplainedSum = observer(function ExplainedSum({
  explain,
}: Pick<ExplainedFigure, "explain">) {
  const { name, steps, sentence } = explain(words);
  return (
    <>
      <p className={styles.name}>{name.trim() || "Sem nome"}</p>
      <ol className={styles.steps}>
        {steps.map(({ label, note, sign, value }, index) => (
          <li
            key={index}
            className={styles.step}
            data-result={sign === "=" || undefined}
            data-total={index === steps.length - 1 || undefined}
          >
            <span className={styles.label}>
              {label}
              {note !== undefined && (
                <span className={styles.note}>{note}</span>
              )}
            </span>
            <span className={styles.value}>
              {sign !== undefined && <i className={styles.sign}>{sign}</i>}
              {value}
            </span>
          </li>
        ))}
      </ol>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
    </>
  );
});

/** The amount with margins, and for each guest. */
const ExplainedShare = observer(function ExplainedShare({
  amount,
  withMargins,
}: {
  amount: Exact;
  withMargins: boolean;
}) {
  const { margins, headcount } = useAppState().store;
  const inTotal = withMargins
    ? multiply(amount, add(ONE, marginsFraction(margins)))
    : amount;
  return (
    <>
      {withMargins && (
        <LeaderLine
          small
          label="No total final, com margens"
          value={formatMoney(inTotal)}
        />
      )}
      <LeaderLine
        small
        label="Por convidado"
        value={formatMoney(perEach(inTotal, headcount.guests))}
      />
    </>
  );
});
