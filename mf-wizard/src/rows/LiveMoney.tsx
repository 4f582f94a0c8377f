import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/pricing/money";
import { Figure } from "shared-ui/figure/Figure";

export interface LiveMoneyProps {
  /** Reads the amount, in reais, from the store. */
  of: () => Exact;
  strong?: boolean;
}

/** An amount that follows the store by itself, so that what stands around it is not drawn again. A zero is softer. */
export const LiveMoney = observer(function LiveMoney({
  of,
  strong,
}: LiveMoneyProps) {
  const amount = of();
  const zero = isZero(amount);
  return (
    <Figure strong={strong && !zero} muted={zero}>
      {formatMoney(amount)}
    </Figure>
  );
});
