import type { Exact } from "shared-contracts/numbers/exact";
import { toNumber } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatTotalQuantity } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { packagesText } from "../drinks/drink-words.ts";

/** The quantity of a line to buy or carry: "14,4 kg", "8 embalagens". */
export function neededText(quantity: Exact, unit: string): string {
  const count = toNumber(quantity);
  return unit === "embalagem" && Number.isSafeInteger(count)
    ? packagesText(count)
    : formatTotalQuantity(quantity, unit, formatCount);
}

/** A line's name, or its placeholder. */
export function lineName({ name }: Pick<PricedLine, "name">): string {
  return name.trim() || "Item sem nome";
}
