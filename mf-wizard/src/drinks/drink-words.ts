import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { formatTotalQuantity } from "shared-contracts/platform/rules";

/** "1 embalagem", "14 embalagens". */
export function packagesText(packages: number): string {
  const count = packages.toLocaleString("pt-BR");
  return `${count} ${packages === 1 ? "embalagem" : "embalagens"}`;
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
