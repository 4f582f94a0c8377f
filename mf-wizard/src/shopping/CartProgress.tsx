import { formatMoney } from "shared-contracts/formats/money";
import { sum, toNumber } from "shared-contracts/numbers/exact";
import styles from "./Shopping.module.css";
import type { ShoppingList } from "./useShoppingList.ts";

/** "2 de 12 no carrinho. Salvo neste aparelho." */
export function cartText({ items, isTicked, isKept }: ShoppingList): string {
  const ticked = items.filter(isTicked).length;
  const count = `${ticked} de ${items.length} no carrinho`;
  return isKept ? `${count}. Salvo neste aparelho.` : count;
}

/** How much of the list is bought, on a phone. */
export function CartProgress({ list }: { list: ShoppingList }) {
  const { money } = list.totals;
  const spent = sum(list.items.filter(list.isTicked).map((item) => item.money));
  const share = toNumber(spent) / (toNumber(money) || 1);
  return (
    <div className={styles.progress}>
      <span role="status">{cartText(list)}</span>
      <span className={styles.soft}>
        {formatMoney(spent)} de {formatMoney(money)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </span>
    </div>
  );
}
