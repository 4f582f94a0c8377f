import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { type Exact, subtract } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import { Icon } from "shared-ui/icon/Icon";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import styles from "./Actual.module.css";

interface DifferenceProps {
  planned: Exact;
  actual: Exact;
}

/** How much more or less was paid than planned, in money and in percent of the plan. */
export function Difference({ planned, actual }: DifferenceProps) {
  const more = subtract(actual, planned);
  const cents = toCents(more);
  if (cents === 0n) return <span className={styles.equal}>igual</span>;
  const isMore = cents > 0n;
  const size = isMore ? more : subtract(planned, actual);
  return (
    <b className={styles.difference} data-more={isMore || undefined}>
      <Icon of={isMore ? ArrowUp : ArrowDown} size={14} />
      {formatMoney(size)}
      <VisuallyHidden>{isMore ? " a mais" : " a menos"}</VisuallyHidden>
      {toCents(planned) !== 0n && (
        <small>{formatPercent(percentOf(size, planned), 1)}</small>
      )}
    </b>
  );
}
