import PackageOpen from "lucide-react/icons/package-open";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import type { GroupModel, PartLook } from "../parts/part-look.ts";
import { groupItemsText } from "../parts/zero-items-text.ts";
import { RentedBoughtBar } from "./RentedBoughtBar.tsx";
import { RentedAbout } from "./RentedAbout.tsx";
import type { Exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatCount } from "shared-contracts/formats/count";
import { totalQuantityNote } from "../rows/hints/total-quantity-note.ts";
import { wholePieces } from "./whole-pieces.ts";

/** How much of an item is needed in all, and how many whole pieces that means: "82,2 un, leve 83". */
function roundedQuantity({ unit }: PricedLine, quantity: Exact): string {
  const note = totalQuantityNote(quantity, unit);
  const pieces = wholePieces(quantity, unit);
  return pieces ? `${note}, leve ${formatCount(pieces)}` : note;
}

export { PartStep } from "../parts/PartStep.tsx";

/** Itens Operacionais: what is rented or bought. Items without a quantity fold away. */
export const look: PartLook<GeneralExpense> = {
  icon: PackageOpen,
  row: { note: roundedQuantity, About: RentedAbout },
  group: {
    folds: true,
    foldsZeroRows: true,
    caption: (group, open) => (open ? null : itemsIn(group)),
  },
  summary: { withoutZeros: true, After: RentedBoughtBar },
};

function itemsIn({ items }: GroupModel<GeneralExpense>): string {
  const without = items.filter(({ fields }) => fields.quantity === 0).length;
  return groupItemsText(items.length - without, without);
}
