import { LINE_PARTS } from "shared-contracts/parts/table";
import { formatMoney } from "shared-contracts/formats/money";
import { formatQuantity } from "shared-contracts/pricing/quantity";
import { priceUnitLabel } from "shared-contracts/pricing/units";
import type { SavedRow, SuggestedPart } from "./saved-row.ts";

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
    quantity > 0 ? formatQuantity(quantity, unit) : "",
    price > 0 ? priceText(price, unit) : "",
  ];
}

/** A price with what it is for: "R$ 77,40/kg". */
export function priceText(price: number, unit: string): string {
  return `${formatMoney(price)}/${priceUnitLabel(unit)}`;
}
