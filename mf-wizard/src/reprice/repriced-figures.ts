import { subtract } from "shared-contracts/numbers/exact";
import { decimalText, toCents } from "shared-contracts/numbers/rounding";
import { exact } from "shared-contracts/numbers/exact";
import { formatDifference } from "shared-contracts/formats/money";
import type { Budget } from "shared-contracts/parts/budget";
import { priceBudget } from "shared-contracts/platform/rules";
import { type NewPrices, type PriceBefore, reprice } from "./reprice.ts";

/** What new prices make of a budget. */
export interface RepricedFigures {
  changed: Budget;
  /** Empty where no price changes. */
  before: PriceBefore[];
  today: ReturnType<typeof priceBudget>;
  next: ReturnType<typeof priceBudget>;
}

export function figuresOf(budget: Budget, prices: NewPrices): RepricedFigures {
  const { budget: changed, before } = reprice(budget, prices);
  const today = priceBudget(budget);
  return {
    changed,
    before,
    today,
    next: before.length > 0 ? priceBudget(changed) : today,
  };
}

/** How much the totals change together, each difference rounded as it is shown: "+R$ 1.910,05". */
export function sumInWords(figures: readonly RepricedFigures[]): string {
  const cents = figures
    .map(({ today, next }) => toCents(subtract(next.total, today.total)))
    .reduce((all, one) => all + one, 0n);
  return formatDifference(exact(decimalText(cents, 2)));
}
