import { type Exact, isZero } from "shared-contracts/numbers/exact";
import type { Drink } from "shared-contracts/parts/drinks";
import type { CountWords } from "./package-words.ts";
import { formatCount } from "shared-contracts/formats/count";
import {
  formatTotalQuantity,
  toBaseUnit,
} from "shared-contracts/platform/rules";

/** "1 embalagem", "14 garrafas". */
export function packagesText(
  packages: number,
  [one, many]: CountWords = ["embalagem", "embalagens"],
): string {
  const count = packages.toLocaleString("pt-BR");
  return `${count} ${packages === 1 ? one : many}`;
}

/** The size of a drink's package: "750 ml". */
export function packageSizeText({
  packageSize,
  unit,
}: Pick<Drink, "packageSize" | "unit">): string {
  return formatTotalQuantity(toBaseUnit(packageSize, unit), unit, formatCount);
}

/** What is left over of what is bought whole, in the row's unit: "sobram 500 ml", "sem sobra". */
export function leftoverText(
  { leftover }: { leftover: Exact },
  unit: string,
  format?: (value: Exact) => string,
): string {
  if (isZero(leftover)) return "sem sobra";
  const amount = formatTotalQuantity(leftover, unit, format);
  return `${/^[01][ ,]/.test(amount) ? "sobra" : "sobram"} ${amount}`;
}
