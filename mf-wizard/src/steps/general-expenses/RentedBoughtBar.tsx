import KeyRound from "lucide-react/icons/key-round";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import type { CSSProperties } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import {
  add,
  type Exact,
  isZero,
  toNumber,
  sum,
} from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import styles from "./RentedBoughtBar.module.css";
import type { Row } from "shared-contracts/budget-store/row";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";

/** How the total of the operational items splits into rented and bought; nothing while there is no total. */
export const RentedBoughtBar = observer(function RentedBoughtBar() {
  const { groups } = useAppState().store.generalExpenses;
  const { rented, bought } = rentedAndBought(
    groups.flatMap(({ items }) => items),
  );
  const total = add(rented, bought);
  if (isZero(total)) return null;
  const rentedShare = formatPercent(percentOf(rented, total));
  const boughtShare = formatPercent(percentOf(bought, total));
  return (
    <div className={styles.split}>
      <div
        className={styles.bar}
        role="img"
        aria-label={`Alugado ${rentedShare}, comprado ${boughtShare}`}
      >
        <i style={{ "--weight": toNumber(rented) } as CSSProperties} />
        <i style={{ "--weight": toNumber(bought) } as CSSProperties} />
      </div>
      <Side icon={KeyRound} label="Alugado" share={rentedShare} cost={rented} />
      <Side
        icon={ShoppingBag}
        label="Comprado"
        share={boughtShare}
        cost={bought}
      />
    </div>
  );
});

interface SideProps {
  icon: Glyph;
  label: string;
  share: string;
  cost: Exact;
}

function Side({ icon, label, share, cost }: SideProps) {
  return (
    <p className={styles.side}>
      <span className={styles.label}>
        <Icon of={icon} size={16} />
        {label} <span className={styles.share}>{share}</span>
      </span>
      <Figure strong>{formatMoney(cost)}</Figure>
    </p>
  );
}

/** What the rented items cost together and what the bought ones do, in reais. */
function rentedAndBought(rows: readonly Row<GeneralExpense>[]): {
  rented: Exact;
  bought: Exact;
} {
  const cost = (isRented: boolean) =>
    sum(
      rows
        .filter((row) => row.fields.isRented === isRented)
        .map((row) => row.cost),
    );
  return { rented: cost(true), bought: cost(false) };
}
