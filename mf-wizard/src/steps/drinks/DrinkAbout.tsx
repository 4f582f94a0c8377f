import { useState } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { Drink } from "shared-contracts/parts/drinks";
import { packagesFor } from "shared-contracts/platform/rules";
import { observer } from "shared-contracts/platform/state";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { packPrice } from "../rows/cells/PriceField.tsx";
import { RowAbout } from "../rows/cells/RowAbout.tsx";
import { DrinkPackage } from "./DrinkPackage.tsx";
import { boughtText } from "./bought-text.ts";

/** What kind of drink a row is and how it is bought; none of it changes a cost. */
export const DrinkAbout = observer(function DrinkAbout({
  row,
}: {
  row: Row<Drink>;
}) {
  const [isOpen, setOpen] = useState(false);
  const drink = row.fields;
  const { isAlcoholic, isForBeer, unit, unitPrice } = drink;
  const needed = packagesFor(row.quantity, drink);
  return (
    <RowAbout
      isOpen={isOpen}
      words={[
        isAlcoholic && "Alcoólica",
        isForBeer && "Gelada",
        boughtText(row),
        packPrice(unit, unitPrice),
      ]}
    >
      <ToggleChip
        look="attribute"
        label="Alcoólica"
        pressed={isAlcoholic}
        onChange={(pressed) => row.set("isAlcoholic", pressed)}
      />
      <ToggleChip
        look="attribute"
        label="Gelada"
        pressed={isForBeer}
        onChange={(pressed) => row.set("isForBeer", pressed)}
      />
      <DrinkPackage
        row={row}
        needed={needed}
        isOpen={isOpen}
        setOpen={setOpen}
      />
    </RowAbout>
  );
});
