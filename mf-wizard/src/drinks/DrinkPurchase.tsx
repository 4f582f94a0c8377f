import type { Row } from "shared-contracts/budget-store/row";
import type { Drink } from "shared-contracts/parts/drinks";
import { DrinkKind } from "./DrinkKind.tsx";
import { DrinkPackages } from "./DrinkPackages.tsx";

/** The second line of a drink: what kind it is, and how it is bought. */
export function DrinkPurchase({ row }: { row: Row<Drink> }) {
  return (
    <>
      <DrinkKind row={row} />
      <DrinkPackages row={row} />
    </>
  );
}
