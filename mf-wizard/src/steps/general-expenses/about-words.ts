import type { Row } from "shared-contracts/budget-store/row";
import { formatCount } from "shared-contracts/formats/count";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { wholePieces } from "./whole-pieces.ts";

/** How many whole pieces to take where the quantity is a fraction of one: "leve 83" for 82.2 un. */
export function takeText(row: Row<GeneralExpense>): string | undefined {
  const pieces = wholePieces(row.quantity, row.fields.unit);
  return pieces ? `leve ${formatCount(pieces)}` : undefined;
}

/** What there is to say of an item: "Alugado", "leve 83". */
export function aboutWords(row: Row<GeneralExpense>) {
  return [row.fields.isRented && "Alugado", takeText(row)];
}
