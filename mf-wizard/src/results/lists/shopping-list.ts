import type { Recipe } from "shared-contracts/entities/recipe";
import type { Budget } from "shared-contracts/parts/budget";
import {
  add,
  type Exact,
  exact,
  isZero,
  multiply,
  subtract,
  sum,
} from "shared-contracts/numbers/exact";
import {
  baseUnit,
  itemKey,
  packagesFor,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { leftoverText, packagesText } from "../../steps/drinks/drink-words.ts";
import type { BudgetLine } from "../budget-lines.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperCell, type PaperList, sectionsOf } from "./paper-list.ts";
import { boughtPart, type Need, needsOf } from "./shopping-needs.ts";
import { wholePieces } from "../../steps/general-expenses/whole-pieces.ts";

/**
 * Lista de compras: what is bought, in the units of its prices, with what it should cost. The only list with money:
 * costs, no margins. What is left over of whole packages and pieces costs more than the budget says; its sum stands
 * beside the total. An item with a recipe is bought as its ingredients, unless the budget says that it is bought ready.
 * [recipe-bought]
 */
export function shoppingList(
  budget: Budget,
  recipes: readonly Recipe[],
): PaperList {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const lines = joined(needsOf(budget, byId)).map((need) => ({
    ...need,
    whole: boughtWhole(need),
  }));
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
      { label: "Total previsto", kind: "number", width: 112 },
      { label: "Preço pago", kind: "hand", width: 80 },
    ],
    sections: sectionsOf(
      lines,
      ({ line }) => boughtPart(line),
      ({ line, whole, quantity, cost, recipe }) => [
        "",
        nameCell(line, whole, recipe),
        neededText(quantity, line.unit),
        `${formatMoney(line.unitPrice)}/${priceUnit(line.unit)}`,
        formatMoney(cost),
        "",
      ],
    ),
    totals: [
      {
        label: "Total previsto",
        value: formatMoney(sum(lines.map(({ cost }) => cost))),
      },
      ...(isZero(leftovers)
        ? []
        : [{ label: "Sobras, a mais", value: formatMoney(leftovers) }]),
    ],
    signatures: [["Comprado por", "Data", "Total pago"]],
  };
}

/** The same ingredient of several recipes of a part is one line, where they price it alike. */
function joined(needs: readonly Need[]): Need[] {
  const lines = new Map<string, Need>();
  for (const [at, need] of needs.entries()) {
    const { line, recipe, quantity, cost } = need;
    const key = recipe
      ? [line.part, line.unit, line.unitPrice, itemKey(line.name)].join(" ")
      : `${at}`;
    const other = lines.get(key);
    lines.set(
      key,
      other
        ? {
            ...other,
            quantity: add(other.quantity, quantity),
            cost: add(other.cost, cost),
            recipe: [...new Set([other.recipe, recipe])].join(", "),
          }
        : need,
    );
  }
  return [...lines.values()];
}

/** The name; what the buyer gets whole, with what is left over and its price; and the recipe that it is for. */
function nameCell(
  line: BudgetLine,
  whole: BoughtWhole | null,
  recipe: string | undefined,
): PaperCell {
  const text = lineName(line);
  const made = recipe && `da ficha ${recipe}`;
  if (!whole) return made ? { text, note: made } : text;
  const price = isZero(whole.leftoverCost)
    ? ""
    : ` (${formatMoney(whole.leftoverCost)})`;
  const leftover = leftoverText(whole, line.unit, formatCount);
  const note = [whole.words, `${leftover}${price}`, made]
    .filter(Boolean)
    .join(", ");
  return { text, note };
}

/** The unit of a price; a pack without base units is priced as a pack. */
function priceUnit(unit: string): string {
  return unit === "embalagem" || unit === "pct"
    ? unitLabel(unit)
    : baseUnit(unit);
}

/** What a buyer gets whole of a line, and what is left over of it. */
interface BoughtWhole {
  /** The packages; undefined for pieces, which the quantity says. */
  words?: string;
  /** In base units. */
  leftover: Exact;
  /** What the leftover costs, in reais; no part of the budget. */
  leftoverCost: Exact;
}

/** Packages of a drink, or whole pieces; null for what is bought by weight or volume. [whole-packages] */
function boughtWhole(need: Need): BoughtWhole | null {
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
  return pieces && { leftover: subtract(pieces, quantity) };
}
