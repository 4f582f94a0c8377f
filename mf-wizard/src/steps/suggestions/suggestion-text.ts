import { formatMoney } from "shared-contracts/formats/money";
import {
  LINE_PARTS,
  baseUnit,
  formatTotalQuantity,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatThousandths } from "shared-contracts/formats/count";
import { exact } from "shared-contracts/numbers/exact";
import type { SavedRow, SuggestedPart } from "./saved-row.ts";
import { isMeasured } from "../explain/base-quantity.ts";

/** What a suggestion says of a saved row: "120 g · R$ 77,40/kg · 08/12/2025". */
export function suggestionText(part: SuggestedPart, row: SavedRow): string {
  return [...measureTexts(part, row), row.savedOn].filter(Boolean).join(" · ");
}

function measureTexts(
  part: SuggestedPart,
  { fields, price }: SavedRow,
): string[] {
  if (part === "team")
    return [price > 0 ? `${formatMoney(price)} por pessoa` : ""];
  const unit = String(fields["unit"]);
  const quantity = Number(fields[LINE_PARTS[part].quantityField]);
  return [
    quantity > 0 ? quantityText(quantity, unit) : "",
    price > 0 ? priceText(price, unit) : "",
  ];
}

/** A quantity in its own unit: "180 un", "0,375 L", "400 g"; 14400 with g is "14,4 kg". */
function quantityText(quantity: number, unit: string): string {
  return isMeasured(unit)
    ? formatTotalQuantity(toBaseUnit(quantity, unit), unit)
    : `${formatThousandths(exact(quantity))} ${unitLabel(unit)}`;
}

/** A price with what it is for: "R$ 77,40/kg". */
function priceText(price: number, unit: string): string {
  return `${formatMoney(price)}/${baseUnit(unit)}`;
}
