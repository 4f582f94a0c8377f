import { useAppState } from "shared-contracts/federation/app-state";
import { add, type Exact, multiply, ONE } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { perEach } from "shared-contracts/numbers/ratio";
import type { Explanation } from "./explain-cost.ts";
import { marginsFraction } from "./margins-total.ts";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import styles from "./ExplainedSum.module.css";

/** The sum behind a figure, step by step; follows the store while it is shown. */
export const ExplainedSum = observer(function ExplainedSum(props: {
  explain: () => Explanation;
}) {
  const { name, steps, sentence } = props.explain();
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
export const ExplainedShare = observer(function ExplainedShare({
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
