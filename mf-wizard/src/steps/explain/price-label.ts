import { baseUnit } from "shared-contracts/platform/rules";

const PRICE_LABELS = {
  kg: "Preço por kg",
  L: "Preço por litro",
  un: "Preço por unidade",
} as const;

/** What a row's price is called: "Preço por litro". */
export function priceLabel(unit: string): string {
  return PRICE_LABELS[baseUnit(unit)];
}
