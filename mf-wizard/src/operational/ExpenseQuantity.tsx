import type { ExpenseRow } from "shared-contracts/budget-store/general-expenses-section";
import { formatCount } from "shared-contracts/pricing/quantity";
import { wholePieces } from "shared-contracts/pricing/whole-pieces";
import { MultipliedQuantity } from "../rows/MultipliedQuantity.tsx";
import { totalQuantityNote } from "../rows/total-quantity-note.ts";
import styles from "./ExpenseQuantity.module.css";

/** How much of an item is needed in all, and how many whole pieces that means. Draw it inside the row's observer. */
export function ExpenseQuantity({ row }: { row: ExpenseRow }) {
  const { fields: item, quantity } = row;
  const pieces = wholePieces(quantity, item.unit);
  return (
    <>
      {item.multiplyByGuests || item.multiplyByTeam ? (
        <MultipliedQuantity quantity={quantity} item={item} />
      ) : (
        totalQuantityNote(quantity, item.unit)
      )}
      {pieces && (
        <span className={styles.pieces}>
          arredonde para {formatCount(pieces)}
        </span>
      )}
    </>
  );
}
