import PackageOpen from "lucide-react/icons/package-open";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { GroupTable } from "../parts/GroupTable.tsx";
import type { PartLook } from "../parts/part-look.ts";
import { aboutWords } from "./about-words.ts";
import { RentedBoughtBar } from "./RentedBoughtBar.tsx";
import { RentedAbout } from "./RentedAbout.tsx";

export { PartStep } from "../parts/PartStep.tsx";

/** Itens Operacionais: what is rented or bought, as one table. Items without a quantity are the catalogue. */
export const look: PartLook<GeneralExpense> = {
  icon: PackageOpen,
  row: { words: aboutWords, About: RentedAbout },
  group: { Table: GroupTable },
  summary: { withoutGroups: true, After: RentedBoughtBar },
};
