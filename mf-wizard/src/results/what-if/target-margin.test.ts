import fc from "fast-check";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { exact } from "shared-contracts/numbers/exact";
import { formatPercent } from "shared-contracts/formats/money";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { targetMargin } from "./target-margin.ts";

const totals = priceBudget(SAMPLE_100);

test("R$ 240,00 for each of 100 guests leaves 24 % of profit", () => {
  const target = targetMargin(240, 100, totals, SAMPLE_100)!;
  expect(formatPercent(target.profitMargin)).toBe("24%");
  expect(formatPercent(target.profitMargin, 3)).toBe("24,378%");
  expect(toDecimalText(target.profit)).toBe("4354.00");
  expect(toDecimalText(target.total)).toBe("24000.00");
});

test("the stored margin makes the wanted price to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 19700, max: 37000 }).map((cents) => cents / 100),
      (perPerson) => {
        const { stored } = targetMargin(perPerson, 100, totals, SAMPLE_100)!;
        const budget = { ...SAMPLE_100, profitMargin: stored! };
        expect(toDecimalText(priceBudget(budget).perPerson)).toBe(
          toDecimalText(exact(perPerson)),
        );
      },
    ),
  );
});

test.each([
  [196.45, null],
  [196.46, 0],
  [375.06, 1],
  [375.07, null],
])("at R$ %d the profit can be stored as %p", (perPerson, stored) => {
  expect(targetMargin(perPerson, 100, totals, SAMPLE_100)?.stored).toBe(stored);
});

test("without guests or costs there is no such margin", () => {
  expect(targetMargin(240, 0, totals, SAMPLE_100)).toBeNull();
  const free = { subtotal: exact(0) };
  expect(targetMargin(240, 100, free, SAMPLE_100)).toBeNull();
});
