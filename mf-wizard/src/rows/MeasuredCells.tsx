import type { ReactNode } from "react";
import type {
  LinePart,
  PricedLine,
} from "shared-contracts/pricing/budget-lines";
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
  return (
    <>
      <NameField
        {...(nameLabel !== undefined && { label: nameLabel })}
        value={name}
        onChange={(typed) => row.set("name", typed)}
      >
        {children}
      </NameField>
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
      <PriceField
        {...(withoutPack !== undefined && { withoutPack })}
        unit={unit}
        value={unitPrice}
        onChange={(price) => row.set("unitPrice", price)}
      />
    </>
  );
}
