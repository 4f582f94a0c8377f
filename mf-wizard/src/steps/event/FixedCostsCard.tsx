import { useId, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { fixedCostLabel } from "shared-contracts/platform/rules";
import { RowHintLine } from "../rows/hints/RowHintLine.tsx";
import { useReadingHint } from "../rows/hints/useReadingHint.ts";
import { CostsTotal } from "./CostsTotal.tsx";
import styles from "./CostsCards.module.css";

/** Custos Fixos, in stored order; amounts that other data brought along stand under their own key. */
export const FixedCostsCard = observer(function FixedCostsCard() {
  const { fixedCosts } = useAppState().store;
  const titleId = useId();
  const { ref, onKeyDown } = useRowNavigation<HTMLUListElement>();
  return (
    <Card padded className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Custos Fixos</h2>
      <ul ref={ref} className={styles.lines} onKeyDown={onKeyDown}>
        {fixedCosts.entries.map(({ key }) => (
          <FixedCostLine key={key} costKey={key} />
        ))}
      </ul>
      <CostsTotal label="Total Custos Fixos" amount={() => fixedCosts.total} />
    </Card>
  );
});

const FixedCostLine = observer(function FixedCostLine(props: {
  costKey: string;
}) {
  const { costKey } = props;
  const { fixedCosts } = useAppState().store;
  const label = fixedCostLabel(costKey);
  const [line] = useState({});
  const hintOf = useReadingHint(line);
  return (
    <li className={styles.line} data-row={costKey}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.amount}>
        <MoneyField
          label={label}
          labelVisibility="hidden"
          data-column="amount"
          value={Number(fixedCosts.fields[costKey])}
          onChange={(amount) => fixedCosts.set(costKey, Number(amount))}
          onRead={hintOf({
            about: "amount",
            value: () => Number(fixedCosts.fields[costKey]),
            set: (amount) => fixedCosts.set(costKey, amount),
          })}
        />
      </span>
      <RowHintLine row={line} className={styles.lineHint} />
    </li>
  );
});
