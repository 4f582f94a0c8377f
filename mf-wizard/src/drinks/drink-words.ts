import { isZero } from "shared-contracts/numbers/exact";
import type { packagesNeeded } from "shared-contracts/pricing/packages";
import { formatTotalQuantity } from "shared-contracts/platform/rules";

/** "1 embalagem", "14 embalagens". */
export function packagesText(packages: number): string {
  const count = packages.toLocaleString("pt-BR");
  return `${count} ${packages === 1 ? "embalagem" : "embalagens"}`;
}

/** The rest of the last package, in the row's unit: "sobram 500 ml", "sem sobra". */
export function leftoverText(
  { leftover }: NonNullable<ReturnType<typeof packagesNeeded>>,
  unit: string,
): string {
  if (isZero(leftover)) return "sem sobra";
  const amount = formatTotalQuantity(leftover, unit);
  return `${/^[01][ ,]/.test(amount) ? "sobra" : "sobram"} ${amount}`;
}
