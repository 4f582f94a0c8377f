import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";

/** What the event comes to; a request that came without a total is still to be priced. */
export function TotalFigure({
  reais,
  size,
}: {
  reais: number;
  size?: "large";
}) {
  return reais > 0 ? (
    <Figure size={size} strong>
      {formatMoney(reais)}
    </Figure>
  ) : (
    <Figure muted>A orçar</Figure>
  );
}
