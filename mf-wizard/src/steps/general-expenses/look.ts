import PackageOpen from "lucide-react/icons/package-open";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import type { GroupModel, PartLook } from "../parts/part-look.ts";
import { groupItemsText } from "../parts/zero-items-text.ts";
import { RentedBoughtBar } from "./RentedBoughtBar.tsx";
import { RentedAbout } from "./RentedAbout.tsx";
import { roundedQuantity } from "./rounded-quantity.ts";

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
