import ReceiptText from "lucide-react/icons/receipt-text";
import { useEffect } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import type { PartRow } from "shared-contracts/parts/part";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import rowStyles from "../rows/Row.module.css";
import { linkedPrice, takeRecipePrice } from "./recipe-link.ts";
import styles from "./RecipeLine.module.css";
import { useRecipes } from "./RecipesProvider.tsx";

/** What the recipe of a row gives while the row has another price. It is no tab stop between two cells. */
export const RecipeLine = observer(function RecipeLine({
  row,
  className = rowStyles.hint,
}: {
  row: Row<PartRow>;
  className?: string | undefined;
}) {
  const { history } = useAppState().store;
  const { index, load } = useRecipes();
  const { recipe: link, unitPrice, name } = row.fields;
  const isLinked = link !== undefined;
  useEffect(() => {
    if (isLinked) load();
  }, [isLinked, load]);
  const price = linkedPrice(row.fields, index);
  const isShown = link && price !== undefined && price !== unitPrice;
  return (
    <div className={className} role="status">
      {isShown && (
        <span className={styles.line}>
          <Icon of={ReceiptText} size={16} />
          {`Ficha: ${formatMoney(price)}`}
          <Button
            variant="link"
            aria-label={`Usar ficha de ${name.trim()}: ${formatMoney(price)}`}
            onClick={() =>
              takeRecipePrice(history, row, { id: link.id, price })
            }
          >
            Usar ficha
          </Button>
        </span>
      )}
    </div>
  );
});
