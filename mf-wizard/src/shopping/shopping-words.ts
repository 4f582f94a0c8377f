import { formatCount } from "shared-contracts/formats/count";
import type { Exact } from "shared-contracts/numbers/exact";
import { unitLabel } from "shared-contracts/platform/rules";
import { writtenDay } from "shared-contracts/proposal/days";
import { neededText } from "../results/lists/list-words.ts";
import { packageSizeText, packagesText } from "../steps/drinks/drink-words.ts";
import type { BoughtItem } from "./bought-items.ts";

/** "31,658 kg", "82,2 un". */
export function quantityText(quantity: Exact, unit: string): string {
  return `${formatCount(quantity)} ${unitLabel(unit)}`;
}

/** What to buy: "14 embalagens de 750 ml", "26,7 kg", "4 un". */
export function boughtText({
  packages,
  packing,
  bought,
  unit,
}: BoughtItem): string {
  return packages === null
    ? neededText(bought, unit)
    : `${packagesText(packages)} de ${packageSizeText(packing)}`;
}

/** From the first to the last of some days (`YYYY-MM-DD`): "13 a 15/05/2027", "28/05 a 02/06/2027"; empty without one. */
export function daysText(days: readonly string[]): string {
  const known = days.filter(Boolean).toSorted();
  const [first = "", last = ""] = [known[0], known.at(-1)];
  const shared =
    first.slice(0, 7) === last.slice(0, 7)
      ? 2
      : first.slice(0, 4) === last.slice(0, 4)
        ? 5
        : 10;
  return first === last
    ? writtenDay(first)
    : `${writtenDay(first).slice(0, shared)} a ${writtenDay(last)}`;
}
