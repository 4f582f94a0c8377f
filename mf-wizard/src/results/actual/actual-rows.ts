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
  lineQuantity,
} from "shared-contracts/platform/rules";
import type { BookChange } from "shared-contracts/entities/price-book";
import type { ActualCost } from "shared-contracts/pricing/actual-costs";
import { memberName } from "../../steps/team/member-name.ts";
import { budgetLines } from "../budget-lines.ts";
import { lineName } from "../lists/list-words.ts";

/** A line of the bill with what was spent on it. */
export interface ActualRow extends ActualCost {
  place: string;
  name: string;
  /** Of what is bought by quantity. */
  goods?: { unit: string; planned: Exact; price: number };
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
): ActualCost & { parts: ActualPartRows[] } {
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
      (member) => [`team/${member.id}`, { name: memberName(member) }] as const,
    ),
    ...budgetLines(budget).map((line) => {
      const { part, group, id, unit, unitPrice } = line;
      const place = [part, ...(group ? [group.id] : []), id].join("/");
      const planned = lineQuantity(line, h);
      const goods = { unit: baseUnit(unit), planned, price: unitPrice };
      return [place, { name: lineName(line), goods }] as const;
    }),
    ...Object.keys(budget.fixedCosts).map(
      (key) => [`fixedCosts/${key}`, { name: fixedCostLabel(key) }] as const,
    ),
  ]);
}

/** A price that was paid and differs from the plan; both in reais per base unit. */
export interface LearnedPrice {
  place: string;
  name: string;
  unit: BookChange["unit"];
  planned: number;
  paid: number;
  /** Whether at least half of the planned quantity was bought. */
  isUsual: boolean;
}

const TWO = exact(2);
const FIFTY = exact(50);

const isBookUnit = (unit: string): unit is BookChange["unit"] =>
  unit === "kg" || unit === "L" || unit === "un";

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
      if (isZero(bought) || isZero(actual)) return [];
      const paid = toReais({ numerator: actual, denominator: bought });
      const change = subtract(exact(paid), exact(price));
      const size = change.units < 0 ? subtract(exact(0), change) : change;
      const isSmall = compare(multiply(size, FIFTY), exact(price)) < 0;
      if (paid === 0 || isSmall) return [];
      const isUsual = compare(multiply(bought, TWO), goods.planned) >= 0;
      return [{ place, name, unit, planned: price, paid, isUsual }];
    });
}
