import {
  type Exact,
  exact,
  multiply,
  subtract,
} from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import {
  packagesFor,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import { packagesText } from "../../steps/drinks/drink-words.ts";
import { wholePieces } from "../../steps/general-expenses/whole-pieces.ts";
import type { BudgetLine } from "../budget-lines.ts";

/** What a buyer gets whole of a line, and what is left over of it. */
export interface BoughtWhole {
  /** The packages; undefined for pieces, which the quantity says. */
  words?: string;
  /** In base units. */
  leftover: Exact;
  /** What the leftover costs, in reais; no part of the budget. */
  leftoverCost: Exact;
}

/** What is to be bought of a line, of one event or several. */
export interface Need {
  line: BudgetLine;
  /** In base units. */
  quantity: Exact;
  /** Of a drink, in its unit; 0 is none. */
  packageSize: number;
}

/** Packages of a drink, or whole pieces; null for what is bought by weight or volume. [whole-packages] */
export function boughtWhole(need: Need): BoughtWhole | null {
  const price = exact(need.line.unitPrice);
  const whole = packagesOf(need) ?? piecesOf(need);
  return whole && { ...whole, leftoverCost: multiply(whole.leftover, price) };
}

function packagesOf({ line, quantity, packageSize }: Need) {
  const { unit, unitPrice } = line;
  const needed = packagesFor(quantity, { packageSize, unit });
  if (!needed) return null;
  const price = multiply(toBaseUnit(packageSize, unit), exact(unitPrice));
  const size = `${formatCount(exact(packageSize))} ${unitLabel(unit)}`;
  return {
    words: `${packagesText(needed.packages)} de ${size} a ${formatMoney(price)}`,
    leftover: needed.leftover,
  };
}

function piecesOf({ line, quantity }: Need) {
  const pieces = wholePieces(quantity, line.unit);
  return (
    pieces && {
      leftover: subtract(pieces, quantity),
    }
  );
}
