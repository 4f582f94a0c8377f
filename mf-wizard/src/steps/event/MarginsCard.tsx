import Info from "lucide-react/icons/info";
import { useId } from "react";
import type { MarginName } from "shared-contracts/entities/margins";
import { useAppState } from "shared-contracts/federation/app-state";
import { fromPercent, toPercent } from "shared-contracts/numbers/percent";
import { observer } from "shared-contracts/platform/state";
import { MARGINS } from "shared-contracts/platform/rules";
import {
  marginsFraction,
  marginsTotal,
} from "../../working-budget/margins-total.ts";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { NumberField } from "shared-ui/number-field/NumberField";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { ProfitLines } from "./ProfitLines.tsx";
import { Percent } from "./Percent.tsx";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import styles from "./CostsCards.module.css";
import { CostsTotal } from "./CostsTotal.tsx";

/** Margens: three percentages of the subtotal, each with the reais it makes now. */
export function MarginsCard() {
  const { store } = useAppState();
  const titleId = useId();
  const { ref, onKeyDown } = useRowNavigation<HTMLUListElement>();
  return (
    <Card padded className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Margens</h2>
      <ul ref={ref} className={styles.lines} onKeyDown={onKeyDown}>
        <li className={styles.line}>
          <span>Subtotal</span>
          <span className={styles.value}>
            <LiveMoney amount={() => store.totals.subtotal} />
          </span>
        </li>
        {MARGINS.map(({ key, label, maximum }) => (
          <MarginLine key={key} margin={key} label={label} maximum={maximum} />
        ))}
      </ul>
      <div className={styles.hint}>
        <FieldMessage icon={Info}>
          Cada percentual incide sobre o subtotal.
        </FieldMessage>
      </div>
      <ProfitLines />
      <CostsTotal
        label={
          <>
            Total das margens (
            <Percent fraction={() => marginsFraction(store.margins)} />)
          </>
        }
        amount={() => marginsTotal(store.totals)}
      />
    </Card>
  );
}

interface MarginLineProps {
  margin: MarginName;
  label: string;
  /** As a fraction. */
  maximum: number;
}

const MarginLine = observer(function MarginLine({
  margin,
  label,
  maximum,
}: MarginLineProps) {
  const { store } = useAppState();
  return (
    <li className={styles.line} data-row={margin} data-margin="">
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.percent}>
        <NumberField
          kind="percent"
          label={`${label} em %`}
          labelVisibility="hidden"
          data-column="percent"
          suffix="%"
          max={toPercent(maximum)}
          value={toPercent(store.margins[margin])}
          onChange={(percent) =>
            store.margins.set(margin, fromPercent(Number(percent)))
          }
        />
      </span>
      <span className={styles.value}>
        <LiveMoney amount={() => store.totals[margin]} />
      </span>
    </li>
  );
});
