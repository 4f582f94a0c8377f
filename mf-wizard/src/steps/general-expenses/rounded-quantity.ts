import type { Exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatCount } from "shared-contracts/formats/count";
import { totalQuantityNote } from "../rows/hints/total-quantity-note.ts";
import { wholePieces } from "./whole-pieces.ts";

/** How much of an item is needed in all, and how many whole pieces that means: "82,2 un, leve 83". */
export function roundedQuantity({ unit }: PricedLine, quantity: Exact): string {
  const note = totalQuantityNote(quantity, unit);
  const pieces = wholePieces(quantity, unit);
  return pieces ? `${note}, leve ${formatCount(pieces)}` : note;
}
