import fc from "fast-check";
import { formatMoney, formatPercent } from "shared-contracts/formats/money";
import {
  exact,
  isZero,
  subtract,
  toText,
} from "shared-contracts/numbers/exact";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { discounted } from "./discount.ts";

const WEDDING = { total: exact("42848.008"), profitMargin: exact("9181.716") };

test.each([
  [0, "42848.01", "9181.72", "21,4%"],
  [3, "41562.57", "7896.28", "19,0%"],
  [5, "40705.61", "7039.32", "17,3%"],
  [15, "36420.81", "2754.51", "7,6%"],
  [30, "29993.61", "-3672.69", "−12,2%"],
  [100, "0.00", "-33666.29", "0,0%"],
])(
  "a discount of %d % leaves %s and a profit of %s [discount-from-profit]",
  (percent, price, profit, share) => {
    const after = discounted(WEDDING, percent);
    expect(toDecimalText(after.price)).toBe(price);
    expect(toDecimalText(after.profit)).toBe(profit);
    expect(formatPercent(after.share, 1)).toBe(share);
  },
);

test("of any budget the costs, the safety and the adjustment stay whole", () => {
  fc.assert(
    fc.property(arbitraryBudget, fc.nat(100), (budget, percent) => {
      const totals = priceBudget(budget);
      const { price, profit } = discounted(totals, percent);
      const rest = subtract(totals.total, totals.profitMargin);
      expect(toText(subtract(price, profit))).toBe(toText(rest));
      if (isZero(totals.total)) expect(formatMoney(profit)).toMatch(/0,00$/);
    }),
  );
});
