import fc from "fast-check";
import {
  compare,
  exact,
  isZero,
  multiply,
  subtract,
  sum,
  toNumber,
  toText,
} from "shared-contracts/numbers/exact";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { priceTargets, usualEffects, withPrices } from "./price-change.ts";
import { costLines, mostOfTheCost } from "./risk-lines.ts";

test("the lines of any budget are its subtotal, and no fewer of them make 80 %", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const lines = costLines(budget);
      const { subtotal } = priceBudget(budget);
      expect(toText(sum(lines.map(({ cost }) => cost)))).toBe(toText(subtotal));
      const most = mostOfTheCost(lines);
      const isMost = (some: typeof lines) =>
        compare(
          multiply(sum(some.map(({ cost }) => cost)), exact(10)),
          multiply(subtotal, exact(8)),
        ) >= 0;
      expect(isMost(most)).toBe(true);
      if (most.length > 0) expect(isMost(most.slice(0, -1))).toBe(false);
      for (const [at, { cost }] of lines.entries())
        if (at > 0) expect(compare(cost, lines[at - 1]!.cost) <= 0).toBe(true);
    }),
  );
});

test("10 % on a part costs 10 % of it, with the margins", () => {
  const totals = priceBudget(SAMPLE_100);
  for (const target of priceTargets(SAMPLE_100)) {
    if (target.group !== undefined) continue;
    const after = withPrices(SAMPLE_100, target, 10);
    const more = multiply(totals[target.part], exact("0.14"));
    expect(toDecimalText(subtract(after.total, totals.total))).toBe(
      toDecimalText(more),
    );
  }
});

test("of any budget, parts that get dearer by 100 % double the subtotal, and half price halves it", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const { subtotal } = priceBudget(budget);
      const parts = priceTargets(budget).filter(
        ({ group }) => group === undefined,
      );
      const change = (percent: number) =>
        sum(
          parts.map((target) =>
            subtract(withPrices(budget, target, percent).subtotal, subtotal),
          ),
        );
      // A price is a double: of 17 digits its half and its double are rounded.
      const [size, up, down] = [subtotal, change(100), change(-50)].map(
        toNumber,
      ) as [number, number, number];
      fc.pre(size > 1e-100);
      expect(up / size).toBeCloseTo(1, 9);
      expect(down / size).toBeCloseTo(-0.5, 9);
    }),
  );
});

test("the usual changes are the dearest category, drinks, team and guests", () => {
  const effects = usualEffects(SAMPLE_100);
  expect(effects.map(({ label, note }) => [label, note])).toEqual([
    [`${SAMPLE_100.foods[0]!.name} +10%`, ""],
    ["Bebidas +10%", ""],
    ["Equipe +10%", ""],
    ["Convidados −10%", "90 pessoas"],
    ["Convidados +10%", "110 pessoas"],
  ]);
  const totals = priceBudget(SAMPLE_100);
  const [category] = effects;
  expect(isZero(subtract(category!.totals.team, totals.team))).toBe(true);
  expect(compare(category!.totals.foods, totals.foods)).toBeGreaterThan(0);
});

test("a blank budget has no line, no change and nothing to change", () => {
  expect(costLines(BLANK)).toEqual([]);
  expect(mostOfTheCost([])).toEqual([]);
  expect(usualEffects(BLANK)).toEqual([]);
  expect(priceTargets(BLANK)).toEqual([]);
});

test.each([
  [15, 14, 17],
  [5, 5, 6],
  [1, 1, 1],
])("%d guests are rounded half up: %d and %d", (guests, fewer, more) => {
  const budget = {
    ...SAMPLE_100,
    eventData: { ...SAMPLE_100.eventData, guests },
  };
  const people = usualEffects(budget)
    .filter(({ label }) => label.startsWith("Convidados"))
    .map(({ note }) => Number.parseInt(note, 10));
  expect(people).toEqual([fewer, more].filter((count) => count !== guests));
});
