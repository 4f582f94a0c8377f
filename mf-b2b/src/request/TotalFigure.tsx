import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";

/** The total of a request; one without a total has yet to be priced. */
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
