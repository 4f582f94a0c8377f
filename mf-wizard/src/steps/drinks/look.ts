import CupSoda from "lucide-react/icons/cup-soda";
import type { Drink } from "shared-contracts/parts/drinks";
import type { PartLook } from "../parts/part-look.ts";
import { AlcoholLines } from "./AlcoholLines.tsx";
import { DrinkAbout } from "./DrinkAbout.tsx";

export { PartStep } from "../parts/PartStep.tsx";

/** Bebidas: under its name a row says what kind it is and how it is bought. */
export const look: PartLook<Drink> = {
  icon: CupSoda,
  row: {
    withoutPack: () => true,
    About: DrinkAbout,
  },
  summary: { Lines: AlcoholLines },
};
