import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import type { Explain } from "../../explain/explained-figure.ts";
import { ExplainedMoney } from "../../explain/ExplainedMoney.tsx";
import { useSettled } from "../../typing/useSettled.ts";

export interface LiveMoneyProps {
  /** Reads the amount, in reais, from the store. */
  amount: () => Exact;
  strong?: boolean;
  /** The sum behind it, for an amount that explains itself when pressed. */
  explain?: Explain;
}

/**
 * An amount that follows the store by itself once typing pauses, so that its surroundings do not rerender. A
 * zero is softer.
 */
export const LiveMoney = observer(function LiveMoney({
  amount: read,
  strong,
  explain,
}: LiveMoneyProps) {
  const amount = useSettled(read);
  if (explain) return <ExplainedMoney amount={amount} explain={explain} />;
  const zero = isZero(amount);
  return (
    <Figure strong={strong && !zero} muted={zero}>
      {formatMoney(amount)}
    </Figure>
  );
});
