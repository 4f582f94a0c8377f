import {
  formatDifference,
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import type { BookItem } from "shared-contracts/entities/price-book";
import { exact, subtract } from "shared-contracts/numbers/exact";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { Select } from "shared-ui/select/Select";
import styles from "./Reprice.module.css";
import { keyOf, type RepriceChoice } from "./useRepriceChoice.ts";

interface OnePriceFieldsProps {
  items: readonly BookItem[];
  choice: RepriceChoice;
}

/** The item whose price changes, and its new price. */
export function OnePriceFields({ items, choice }: OnePriceFieldsProps) {
  const { item, price } = choice.one;
  if (!item) return null;
  const { unit } = item;
  const rise = subtract(exact(price || 0), exact(item.price));
  const percent = formatPercent(percentOf(rise, exact(item.price)), 1);
  return (
    <div className={styles.one}>
      <Select
        label="Item do caderno"
        value={keyOf(item)}
        options={items.map((other) => ({
          value: keyOf(other),
          label:
            items.filter(({ name }) => name === other.name).length > 1
              ? `${other.name} (${other.unit})`
              : other.name,
        }))}
        onChange={choice.chooseItem}
      />
      <p className={styles.fact}>
        <small>Preço hoje </small>
        <b>{`${formatMoney(item.price)} por ${unit}`}</b>
      </p>
      <MoneyField
        label="Novo preço"
        value={price}
        suffix={`/${unit}`}
        emptied="empty"
        data-autofocus
        onChange={choice.setPrice}
      />
      <p className={styles.fact} role="status">
        {price !== "" && price !== item.price && (
          <>
            <b>{`${price > item.price ? "+" : ""}${percent}`} </b>
            <small>{`${formatDifference(rise)} por ${unit}`}</small>
          </>
        )}
      </p>
    </div>
  );
}
