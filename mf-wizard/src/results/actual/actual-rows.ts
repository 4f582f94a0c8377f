import {
  compare,
  type Exact,
  exact,
  isZero,
  multiply,
  subtract,
} from "shared-contracts/numbers/exact";
import { toReais } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import type { BillPart } from "shared-contracts/parts/table";
import {
  actualCosts,
  baseUnit,
  BILL,
  budgetHeadcount,
  fixedCostLabel,
  linePlace,
  lineQuantity,
} from "shared-contracts/platform/rules";
import type { BookChange } from "shared-contracts/entities/price-book";
import type {
  ActualCost,
  ActualCosts,
} from "shared-contracts/pricing/actual-costs";
import { memberName } from "../../steps/team/member-name.ts";
import { budgetLines } from "../budget-lines.ts";
import { lineName } from "../lists/list-words.ts";

/** What is bought by quantity: how much was planned, in base units, and its price in reais for each. */
export interface Goods {
  unit: string;
  planned: Exact;
  price: Exact;
}

/** A line of the bill with what was spent on it. */
export interface ActualRow extends ActualCost {
  place: string;
  name: string;
  goods?: Goods;
}

/** A part of the bill with its lines that cost something or have an entry. */
export interface ActualPartRows extends ActualCost {
  key: BillPart;
  label: string;
  rows: ActualRow[];
}

/** What the budget's event cost, with names, for the page. */
export function actualRows(
  budget: Budget,
): Omit<ActualCosts, "parts"> & { parts: ActualPartRows[] } {
  const costs = actualCosts(budget);
  const known = namesOf(budget);
  const labels = new Map(BILL.map(({ key, label }) => [key, label]));
  const parts = costs.parts.map((part) => ({
    ...part,
    label: labels.get(part.key)!,
    rows: part.lines
      .filter(({ planned, isEntered }) => isEntered || !isZero(planned))
      .map((line) => ({ ...line, ...known.get(line.place)! })),
  }));
  return {
    ...costs,
    parts: parts.filter(({ rows, isEntered }) => isEntered || rows.length > 0),
  };
}

function namesOf(budget: Budget) {
  const h = budgetHeadcount(budget);
  return new Map<string, Pick<ActualRow, "name" | "goods">>([
    ...budget.team.map(
      (member) =>
        [linePlace("team", member.id), { name: memberName(member) }] as const,
    ),
    ...budgetLines(budget).map((line) => {
      const { part, group, id, unit, unitPrice } = line;
      const planned = lineQuantity(line, h);
      const goods = { unit: baseUnit(unit), planned, price: exact(unitPrice) };
      const named = { name: lineName(line), goods };
      return [linePlace(part, id, group), named] as const;
    }),
    ...Object.keys(budget.fixedCosts).map(
      (key) =>
        [linePlace("fixedCosts", key), { name: fixedCostLabel(key) }] as const,
    ),
  ]);
}

/** A price that was paid and differs from the plan; both in reais per base unit. */
export interface LearnedPrice {
  place: string;
  name: string;
  unit: BookChange["unit"];
  planned: Exact;
  paid: number;
  /** Whether at least half of the planned quantity was bought. */
  isUsual: boolean;
}

const TWO = exact(2);
const FIFTY = exact(50);

const isBookUnit = (unit: string): unit is BookChange["unit"] =>
  unit === "kg" || unit === "L" || unit === "un";

/** The price of one unit in reais, to the cent; null of nothing. */
export function paidPerUnit(paid: Exact, bought: Exact): number | null {
  return isZero(bought)
    ? null
    : toReais({ numerator: paid, denominator: bought });
}

/** The paid prices that differ from the plan by 2 % or more. [learned-prices] */
export function learnedPrices(
  budget: Budget,
  parts: readonly ActualPartRows[],
): LearnedPrice[] {
  return parts
    .flatMap(({ rows }) => rows)
    .flatMap(({ place, name, goods, isEntered, actual }) => {
      if (!isEntered || !goods || !isBookUnit(goods.unit)) return [];
      const { unit, price } = goods;
      const given = budget.actual?.[place]?.bought;
      const bought = given === undefined ? goods.planned : exact(given);
      const paid = paidPerUnit(actual, bought);
      if (!paid) return [];
      const change = subtract(exact(paid), price);
      const size = change.units < 0 ? subtract(exact(0), change) : change;
      if (compare(multiply(size, FIFTY), price) < 0) return [];
      const isUsual = compare(multiply(bought, TWO), goods.planned) >= 0;
      return [{ place, name, unit, planned: price, paid, isUsual }];
    });
}
