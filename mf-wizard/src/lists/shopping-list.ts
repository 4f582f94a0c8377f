import type { Budget } from "shared-contracts/parts/budget";
import { isZero, sum } from "shared-contracts/numbers/exact";
import {
  LINE_PARTS,
  baseUnit,
  budgetHeadcount,
  lineCost,
  lineQuantity,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { leftoverText } from "../drinks/drink-words.ts";
import { type BudgetLine, budgetLines } from "../rows/budget-lines.ts";
import { type BoughtWhole, boughtWhole } from "./bought-whole.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperCell, type PaperList, sectionsOf } from "./paper-list.ts";

/**
 * Lista de compras: what is bought, in the units of its prices, with what it should cost. The only list with money:
 * costs, no margins. What is left over of whole packages and pieces costs more than the budget says; its sum stands
 * beside the total.
 */
export function shoppingList(budget: Budget): PaperList {
  const h = budgetHeadcount(budget);
  const lines = budgetLines(budget)
    .filter((line) => line.isRented !== true && !isZero(lineQuantity(line, h)))
    .map((line) => ({ line, whole: boughtWhole(line, budget.drinks, h) }));
  const leftovers = sum(
    lines.flatMap(({ whole }) => (whole ? [whole.leftoverCost] : [])),
  );
  return {
    title: "Lista de compras",
    density: "close",
    columns: [
      { label: "", kind: "box", width: 26 },
      { label: "Item", kind: "text" },
      { label: "Quantidade", kind: "number", width: 96 },
      { label: "Preço previsto", kind: "number", width: 104 },
      { label: "Total previsto", kind: "number", width: 100 },
      { label: "Preço pago", kind: "hand", width: 80 },
    ],
    sections: sectionsOf(
      lines,
      ({ line }) => heading(line),
      ({ line, whole }) => [
        "",
        nameCell(line, whole),
        neededText(lineQuantity(line, h), line.unit),
        `${formatMoney(line.unitPrice)}/${priceUnit(line.unit)}`,
        formatMoney(lineCost(line, h)),
        "",
      ],
    ),
    totals: [
      {
        label: "Total previsto",
        value: formatMoney(sum(lines.map(({ line }) => lineCost(line, h)))),
      },
      ...(isZero(leftovers)
        ? []
        : [{ label: "Sobras, a mais", value: formatMoney(leftovers) }]),
    ],
    signatures: [["Comprado por", "Data", "Total pago"]],
  };
}

function heading({ part }: BudgetLine): string {
  const { label } = LINE_PARTS[part];
  return part === "generalExpenses" ? `${label} comprados` : label;
}

/** The name, and what the buyer gets whole, with what is left over and its price. */
function nameCell(line: BudgetLine, whole: BoughtWhole | null): PaperCell {
  const text = lineName(line);
  if (!whole) return text;
  const price = isZero(whole.leftoverCost)
    ? ""
    : ` (${formatMoney(whole.leftoverCost)})`;
  return {
    text,
    note: `${whole.words}, ${leftoverText(whole, line.unit, formatCount)}${price}`,
  };
}

/** The unit of a price; a pack without base units is priced as a pack. */
function priceUnit(unit: string): string {
  return unit === "embalagem" || unit === "pct"
    ? unitLabel(unit)
    : baseUnit(unit);
}
