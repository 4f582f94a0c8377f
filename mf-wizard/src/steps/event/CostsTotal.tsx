import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { Exact } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";
import styles from "./CostsCards.module.css";

interface CostsTotalProps {
  label: ReactNode;
  /** Reads the sum, in reais, from the store. */
  amount: () => Exact;
}

/** The sum at the foot of a card, whole and for each guest. */
export const CostsTotal = observer(function CostsTotal({
  label,
  amount,
}: CostsTotalProps) {
  const { headcount } = useAppState().store;
  return (
    <div className={styles.total}>
      <LeaderLine
        total
        label={label}
        value={<LiveMoney strong amount={amount} />}
      />
      <p className={styles.perGuest}>
        <span>Por convidado</span>
        <Figure>
          <LiveText
            text={() => formatMoney(perEach(amount(), headcount.guests))}
          />
        </Figure>
      </p>
    </div>
  );
});
