import { useMemo, type ReactNode } from "react";
import type {
  LinePart,
  PricedLine,
} from "shared-contracts/pricing/budget-lines";
import { LastPrice, type PriceOffer } from "../suggestions/LastPrice.tsx";
import { useSavedRows } from "../suggestions/SavedRowsProvider.tsx";
import { priceText } from "../suggestions/suggestion-text.ts";
import { otherPrice } from "../suggestions/taken-fields.ts";
import type { SettableRow } from "./named-row.ts";
import { NameField } from "./NameField.tsx";
import { PriceField } from "./PriceField.tsx";
import { QUANTITY_FIELDS } from "./quantity-fields.ts";
import { QuantityField } from "./QuantityField.tsx";

export interface MeasuredCellsProps {
  /** The row of the store that is drawn. */
  of: SettableRow;
  /** The same row as it is priced. */
  line: PricedLine;
  part: LinePart;
  /** "Nome do item" unless told. */
  nameLabel?: string;
  /** Leaves out the price of a whole cento or galão, where another cell says it. */
  withoutPack?: boolean;
  /** Chips under the name, in its column. */
  children?: ReactNode;
}

/** The first three columns of a row with a unit: name, quantity and price. Draw them inside the row's observer. */
export function MeasuredCells({
  of: row,
  line,
  part,
  nameLabel,
  withoutPack,
  children,
}: MeasuredCellsProps) {
  const { name, quantity, unit, unitPrice } = line;
  const { index } = useSavedRows();
  const setPrice = (price: number) => row.set("unitPrice", price);

  function priceOffer(): PriceOffer | undefined {
    const saved = index?.named(part, name);
    const price = otherPrice(line, saved);
    if (!saved || price === undefined) return undefined;
    return {
      text: priceText(price, unit),
      savedOn: saved.savedOn,
      take: () => setPrice(price),
    };
  }
  // A key in one of the cells has that one drawn, not all of them.
  const nameCell = useMemo(
    () => (
      <NameField
        {...(nameLabel !== undefined && { label: nameLabel })}
        of={row}
        name={name}
        part={part}
      >
        {children}
      </NameField>
    ),
    [row, name, part, nameLabel, children],
  );
  const quantityCell = useMemo(
    () => (
      <QuantityField
        itemName={name}
        per={part === "generalExpenses" ? "all" : "person"}
        page={part}
        allowEmpty={part === "garnishes"}
        value={quantity}
        onChange={(typed) => row.set(QUANTITY_FIELDS[part], typed)}
        unit={unit}
        onUnitChange={(chosen) => row.set("unit", chosen)}
      />
    ),
    [row, name, quantity, unit, part],
  );
  return (
    <>
      {nameCell}
      {quantityCell}
      <LastPrice offer={priceOffer}>
        <PriceField
          {...(withoutPack !== undefined && { withoutPack })}
          unit={unit}
          value={unitPrice}
          onChange={setPrice}
        />
      </LastPrice>
    </>
  );
}
