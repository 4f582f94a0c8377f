import type { Budget } from "shared-contracts/parts/budget";
import type { Drink } from "shared-contracts/parts/drinks";
import { exact, isZero, sum } from "shared-contracts/numbers/exact";
import {
  LINE_PARTS,
  baseUnit,
  budgetHeadcount,
  lineCost,
  lineQuantity,
  packagesNeeded,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { type BudgetLine, budgetLines } from "../rows/budget-lines.ts";
import { formatMoney } from "shared-contracts/formats/money";
import type { Headcount } from "shared-contracts/pricing/people-count";
import { wholePieces } from "../general-expenses/whole-pieces.ts";
import { packagesText } from "../drinks/drink-words.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperCell, type PaperList, sectionsOf } from "./paper-list.ts";

/**
 * Lista de compras: what is bought, in the units of its prices, with what it should cost. The only list with money:
 * costs, no margins.
 */
export function shoppingList(budget: Budget): PaperList {
  const h = budgetHeadcount(budget);
  const lines = budgetLines(budget).filter(
    (line) => line.isRented !== true && !isZero(lineQuantity(line, h)),
  );
  return {
    title: "Lista de compras",
    density: "close",
    columns: [
      { label: "", kind: "box", width: 26 },
      { label: "Item", kind: "text" },
      { label: "Quantidade", kind: "number", width: 116 },
      { label: "Preço previsto", kind: "number", width: 116 },
      { label: "Total previsto", kind: "number", width: 112 },
      { label: "Preço pago", kind: "hand", width: 92 },
    ],
    sections: [
      ...sectionsOf(lines, heading, (line) => [
        "",
        nameCell(line, budget.drinks, h),
        neededText(lineQuantity(line, h), line.unit),
        `${formatMoney(line.unitPrice)}/${priceUnit(line.unit)}`,
        formatMoney(lineCost(line, h)),
        "",
      ]),
      { title: "Outros", rows: [], blankRows: 6 },
    ],
    total: {
      label: "Total previsto",
      value: formatMoney(sum(lines.map((line) => lineCost(line, h)))),
    },
    signatures: [["Comprado por", "Data", "Total pago"]],
  };
}

function heading({ part }: BudgetLine): string {
  const { label } = LINE_PARTS[part];
  return part === "generalExpenses" ? `${label} comprados` : label;
}

/** The name, and what the buyer must round up to: packages of a drink, whole pieces. */
function nameCell(
  line: BudgetLine,
  drinks: readonly Drink[],
  h: Headcount,
): PaperCell {
  const text = lineName(line);
  const drink =
    line.part === "drinks" && drinks.find(({ id }) => id === line.id);
  const needed = drink && packagesNeeded(drink, h);
  if (drink && needed) {
    const size = `${formatCount(exact(drink.packageSize))} ${unitLabel(drink.unit)}`;
    return { text, note: `${packagesText(needed.packages)} de ${size}` };
  }
  const pieces = wholePieces(lineQuantity(line, h), line.unit);
  return pieces
    ? { text, note: `arredonde para ${formatCount(pieces)}` }
    : text;
}

/** The unit of a price; a pack without base units is priced as a pack. */
function priceUnit(unit: string): string {
  return unit === "embalagem" || unit === "pct"
    ? unitLabel(unit)
    : baseUnit(unit);
}
