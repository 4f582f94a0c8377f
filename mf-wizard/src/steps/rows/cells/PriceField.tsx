import { formatMoney } from "shared-contracts/formats/money";
import {
  MoneyField,
  type MoneyFieldProps,
} from "shared-ui/money-field/MoneyField";
import type { SuffixButton } from "shared-ui/number-field/NumberField";
import { baseUnit } from "shared-contracts/platform/rules";
import { priceLabel } from "../../explain/price-label.ts";
import { priceOfOne } from "../units/price-of-one.ts";

const PACKS = new Map([
  ["cent", "o cento"],
  ["gal", "o galão"],
]);

export interface PriceFieldProps {
  /** The row's unit; the price is per its base unit. */
  unit: string;
  value: number;
  onChange: (unitPrice: number) => void;
  onRead: MoneyFieldProps["onRead"];
  onWorked: MoneyFieldProps["onWorked"];
  refuse: MoneyFieldProps["refuse"];
  /** Whether a pasted cell could not be read. */
  marked: boolean;
  /** Shows what the price book says of the row. */
  suffixButton: SuffixButton;
  /** Leaves out the price of a whole cento or galão, where another cell says it. */
  withoutPack?: boolean;
}

/** The price of a row per kg, litre or unit, third column. */
export function PriceField({
  unit,
  value,
  onChange,
  onRead,
  onWorked,
  refuse,
  marked,
  suffixButton,
  withoutPack = false,
}: PriceFieldProps) {
  return (
    <MoneyField
      label={priceLabel(unit)}
      labelVisibility="phone"
      data-column="price"
      enterKeyHint="next"
      value={value}
      onChange={(price) => onChange(price === "" ? 0 : price)}
      onRead={onRead}
      onWorked={onWorked}
      refuse={refuse}
      marked={marked}
      suffix={`/${baseUnit(unit)}`}
      suffixButton={suffixButton}
      aria-keyshortcuts="F4"
      onKeyDown={(event) => {
        if (event.key !== "F4" || event.altKey) return;
        event.preventDefault();
        suffixButton.onPress();
      }}
      hint={withoutPack ? undefined : packPrice(unit, value)}
    />
  );
}

/** What a whole cento or galão costs, in words: "R$ 150,00 o cento"; nothing for other units and free items. */
export function packPrice(unit: string, unitPrice: number): string | undefined {
  const pack = PACKS.get(unit);
  return pack !== undefined && unitPrice > 0
    ? `${formatMoney(priceOfOne(unit, unitPrice))} ${pack}`
    : undefined;
}
