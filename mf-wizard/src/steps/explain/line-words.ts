import { formatDecimal } from "shared-contracts/numbers/format-number";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatMoney } from "shared-contracts/formats/money";
import { baseUnit, unitLabel } from "shared-contracts/platform/rules";

/** How much of a row, per person or in all: "120 g". */
export function quantityWords({ quantity, unit }: PricedLine): string {
  return `${formatDecimal(quantity === "" ? 0 : quantity)} ${unitLabel(unit)}`;
}

/** The price of a row in its base unit: "R$ 83,00/kg". */
export function priceWords({ unit, unitPrice }: PricedLine): string {
  return `${formatPrice(unitPrice)}/${baseUnit(unit)}`;
}

/** A price with every decimal it has, at least two. */
export function formatPrice(price: number): string {
  const [, decimals = ""] = formatDecimal(price).split(",");
  return decimals.length > 2
    ? `R$\u00a0${formatDecimal(price, 2)}`
    : formatMoney(price);
}
