import ReceiptText from "lucide-react/icons/receipt-text";
import { useId, useRef, useState } from "react";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { isZero } from "shared-contracts/numbers/exact";
import { unitLabel } from "shared-contracts/platform/rules";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import type { BoughtItem, ShoppingGroup } from "./bought-items.ts";
import { SafetyField } from "./ListSums.tsx";
import { PackageSize } from "./PackageSize.tsx";
import { paidFor } from "./paid-items.ts";
import { boughtText, quantityText } from "./shopping-words.ts";
import styles from "./Shopping.module.css";
import type { ShoppingList } from "./useShoppingList.ts";

interface ShoppingGroupRowsProps {
  group: ShoppingGroup;
  list: ShoppingList;
  /** Whether the heading has the safety of the section. */
  hasSafety: boolean;
  /** Asks what was paid for an item. */
  onPay: (item: BoughtItem) => void;
}

/** The items under one heading; pressed anywhere a row is ticked. */
export function ShoppingGroupRows({
  group: { title, note, items, money },
  list,
  hasSafety,
  onPay,
}: ShoppingGroupRowsProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.heading}>
        <h3 id={id}>
          {title} <span className={styles.soft}>{note}</span>
        </h3>
        {hasSafety && (
          <>
            <span className={styles.soft} aria-hidden="true">
              Segurança
            </span>
            <SafetyField section={title} list={list} />
          </>
        )}
        <b className={styles.groupMoney}>{formatMoney(money)}</b>
      </header>
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemRow key={item.key} item={item} list={list} onPay={onPay} />
        ))}
      </ul>
    </section>
  );
}

interface ItemRowProps extends Pick<ShoppingGroupRowsProps, "list" | "onPay"> {
  item: BoughtItem;
}

function ItemRow({ item, list, onPay }: ItemRowProps) {
  const id = useId();
  const { name, unit, needed, bought, leftover, price, known } = item;
  const button = useRef<HTMLButtonElement>(null);
  const [isSizing, setSizing] = useState(false);
  const isTicked = list.isTicked(item);
  const paid = paidFor(item, list.events)?.paid;
  return (
    <li className={styles.item}>
      <label className={styles.row} data-ticked={isTicked || undefined}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-labelledby={`${id}-name ${id}-buy`}
          onChange={() => list.tick(item)}
        />
        <span className={styles.name}>
          <span id={`${id}-name`}>{name}</span>
          <small>{itemNote(item, list)}</small>
        </span>
        <span className={styles.needed}>
          <VisuallyHidden>precisa </VisuallyHidden>
          {quantityText(needed, unit)}
        </span>
        <span className={styles.buy}>
          <b id={`${id}-buy`}>{boughtText(item)}</b>
          <span className={styles.size}>
            {item.packages !== null && (
              <small>{quantityText(bought, unit)}</small>
            )}
            {known && (
              <Button
                ref={button}
                variant="link"
                aria-label={`Embalagem de ${name}`}
                aria-haspopup="dialog"
                aria-expanded={isSizing}
                onClick={() => setSizing(!isSizing)}
              >
                Embalagem
              </Button>
            )}
          </span>
        </span>
        <span className={styles.leftover}>
          {isZero(leftover) ? (
            "sem sobra"
          ) : (
            <>
              <span className={styles.word}>sobra </span>
              {quantityText(leftover, unit)}
              <small>{formatMoney(item.leftoverCost)}</small>
            </>
          )}
        </span>
        <span className={styles.money}>
          <b>{formatMoney(item.money)}</b>
          <small>
            {formatMoney(price)}/{unitLabel(unit)}
          </small>
          {paid !== undefined && (
            <small className={styles.paid}>pago {formatMoney(paid)}</small>
          )}
        </span>
      </label>
      {known && isSizing && (
        <PackageSize
          item={known}
          anchor={button}
          onClose={() => setSizing(false)}
        />
      )}
      {item.lines.length > 0 && (
        <IconButton
          label={`Preço pago de ${name}`}
          icon={ReceiptText}
          size="row"
          onClick={() => onPay(item)}
        />
      )}
    </li>
  );
}

/** What each event needs, where there are several, and whether they disagree on the price. */
function itemNote(
  { needs, prices, recipes }: BoughtItem,
  { events }: ShoppingList,
) {
  const parts = events.flatMap(({ shortName }, at) =>
    isZero(needs[at]!) ? [] : [`${shortName} ${formatCount(needs[at]!)}`],
  );
  return [
    ...(events.length > 1 ? parts : []),
    ...(prices > 1 ? [`${prices} preços`] : []),
    ...recipes.map((name) => `da ficha ${name}`),
  ].join(", ");
}
