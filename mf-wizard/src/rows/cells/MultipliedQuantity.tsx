import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { Exact } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { peopleCount } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { totalQuantityNote } from "./total-quantity-note.ts";

export interface MultipliedQuantityProps {
  /** In base units. */
  quantity: Exact;
  item: { unit: string; multiplyByGuests: boolean; multiplyByTeam: boolean };
}

/** A row's total quantity, with "× 140" when guests and team are added, or "fixo" when neither. */
export const MultipliedQuantity = observer(function MultipliedQuantity({
  quantity,
  item,
}: MultipliedQuantityProps) {
  const { headcount } = useAppState().store;
  const note = totalQuantityNote(quantity, item.unit);
  if (note === "" || item.multiplyByGuests !== item.multiplyByTeam) return note;
  return item.multiplyByTeam
    ? `${note}, × ${formatCount(peopleCount(item, headcount))}`
    : `${note}, fixo`;
});

/** The same as the note of a `RowTotal`. */
export function multipliedQuantity(
  item: MultipliedQuantityProps["item"],
  quantity: Exact,
): ReactNode {
  return <MultipliedQuantity quantity={quantity} item={item} />;
}
