import type { Drink } from "shared-contracts/parts/drinks";
import {
  type Exact,
  exact,
  multiply,
  subtract,
} from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import {
  lineQuantity,
  packagesNeeded,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import type { Headcount } from "shared-contracts/pricing/people-count";
import { packagesText } from "../drinks/drink-words.ts";
import { wholePieces } from "../general-expenses/whole-pieces.ts";
import type { BudgetLine } from "../rows/budget-lines.ts";

/** What a buyer gets whole of a line, in words, and what is left over of it. */
export interface BoughtWhole {
  words: string;
  /** In base units. */
  leftover: Exact;
  /** What the leftover costs, in reais; no part of the budget. */
  leftoverCost: Exact;
}

/** Packages of a drink, or whole pieces; null for what is bought by weight or volume. [whole-packages] */
export function boughtWhole(
  line: BudgetLine,
  drinks: readonly Drink[],
  h: Headcount,
): BoughtWhole | null {
  const price = exact(line.unitPrice);
  const whole = packagesOf(line, drinks, h) ?? piecesOf(line, h);
  return whole && { ...whole, leftoverCost: multiply(whole.leftover, price) };
}

function packagesOf(
  { part, id, unitPrice }: BudgetLine,
  drinks: readonly Drink[],
  h: Headcount,
) {
  const drink = part === "drinks" && drinks.find((row) => row.id === id);
  const needed = drink && packagesNeeded(drink, h);
  if (!drink || !needed) return null;
  const { packageSize, unit } = drink;
  const price = multiply(toBaseUnit(packageSize, unit), exact(unitPrice));
  const size = `${formatCount(exact(packageSize))} ${unitLabel(unit)}`;
  return {
    words: `${packagesText(needed.packages)} de ${size} a ${formatMoney(price)}`,
    leftover: needed.leftover,
  };
}

function piecesOf(line: BudgetLine, h: Headcount) {
  const quantity = lineQuantity(line, h);
  const pieces = wholePieces(quantity, line.unit);
  return (
    pieces && {
      words: `arredonde para ${formatCount(pieces)}`,
      leftover: subtract(pieces, quantity),
    }
  );
}
