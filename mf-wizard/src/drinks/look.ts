import CupSoda from "lucide-react/icons/cup-soda";
import type { Drink } from "shared-contracts/parts/drinks";
import type { PartLook } from "../parts/part-look.ts";
import { AlcoholLines } from "./AlcoholLines.tsx";
import { DrinkPurchase } from "./DrinkPurchase.tsx";

/** Bebidas: each row on two lines, what it costs and how it is bought. */
export const look: PartLook<Drink> = {
  icon: CupSoda,
  row: {
    layout: "two-lines",
    withoutPack: () => true,
    More: DrinkPurchase,
  },
  summary: { Lines: AlcoholLines },
};
