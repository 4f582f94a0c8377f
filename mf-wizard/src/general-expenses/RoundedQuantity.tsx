import type { ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatCount } from "shared-contracts/formats/count";
import { wholePieces } from "./whole-pieces.ts";
import { MultipliedQuantity } from "../rows/cells/MultipliedQuantity.tsx";
import { totalQuantityNote } from "../rows/cells/total-quantity-note.ts";
import styles from "./RoundedQuantity.module.css";

/** How much of an item is needed in all, and how many whole pieces that means: the note of its `RowTotal`. */
export function roundedQuantity(item: PricedLine, quantity: Exact): ReactNode {
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
