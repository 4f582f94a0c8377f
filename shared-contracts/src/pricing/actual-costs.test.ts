import fc from "fast-check";
import { readBudget } from "../budget-file/read-budget.ts";
import { exact, sum, toNumber, toText, ZERO } from "../numbers/exact.ts";
import { MAX_NUMBER } from "../numbers/max-number.ts";
import { toReais } from "../numbers/rounding.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import {
  actualCosts,
  actualProfit,
  linePlace,
  linePlaces,
  plannedCosts,
  withActual,
} from "./actual-costs.ts";
import { arbitraryBudget } from "./arbitrary-budget.test-data.ts";
import { partCosts } from "./part-costs.ts";
import { priceBudget } from "./price-budget.ts";

const partOf = (costs: ReturnType<typeof actualCosts>, key: string) =>
  costs.parts.find((part) => part.key === key)!;

test("without entries everything cost what was planned, on every line", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const { parts, planned, actual, isEntered } = actualCosts(budget);
      const costs = partCosts(budget);
      for (const part of parts) {
        expect(toText(part.planned)).toBe(toText(costs[part.key]));
        expect(part.actual).toBe(part.planned);
      }
      expect(toText(planned)).toBe(toText(priceBudget(budget).subtotal));
      expect(toText(actual)).toBe(toText(planned));
      expect(isEntered).toBe(false);
    }),
  );
});

test("the lines of a part win over its own sum, and what has no entry is as planned [actual-by-line]", () => {
  const [first, ...others] = actualCosts(SAMPLE_100).parts.find(
    ({ key }) => key === "drinks",
  )!.lines;
  const whole = partOf(
    actualCosts(SAMPLE_100, { drinks: { paid: 10 } }),
    "drinks",
  );
  expect(toReais(whole.actual)).toBe(10);
  const byLine = partOf(
    actualCosts(SAMPLE_100, {
      drinks: { paid: 10 },
      [first!.place]: { paid: 0.1 },
    }),
    "drinks",
  );
  expect(toText(byLine.actual)).toBe(
    toText(sum([exact(0.1), ...others.map(({ planned }) => planned)])),
  );
});

test("a note alone is no cost", () => {
  expect(
    actualCosts(SAMPLE_100, { team: { note: "Faltou um" } }).isEntered,
  ).toBe(false);
});

test("of hostile data only amounts of lines that are there are read", () => {
  fc.assert(
    fc.property(
      arbitraryBudget,
      fc.dictionary(
        fc.constantFrom(
          "drinks/1",
          "team",
          "fixedCosts/other",
          "__proto__",
          "x",
        ),
        fc.oneof(
          fc.jsonValue(),
          fc.record({ paid: fc.jsonValue(), note: fc.string() }),
        ),
      ),
      (budget, actual) => {
        const read = readBudget({ ...budget, actual });
        if (!read.ok) return expect(read.reason).not.toBe("");
        const again = readBudget(read.budget);
        expect(again).toMatchObject({ ok: true, budget: read.budget });
        for (const [place, { paid }] of Object.entries(
          read.budget.actual ?? {},
        )) {
          expect(place).toMatch(/^(drinks\/1|team|fixedCosts\/other)$/);
          if (paid !== undefined)
            expect(exact(paid).units).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test.each([
  [{ team: { paid: "1.234,56" } }, { team: { paid: 1234.56 } }],
  [{ team: { paid: "" } }, undefined],
  [{ team: { paid: null, note: " " } }, undefined],
  [{ team: { paid: 0 } }, { team: { paid: 0 } }],
  [{ "drinks/999": { paid: 5 } }, undefined],
  [[1], undefined],
])("%j is read as %j", (actual, expected) => {
  const read = readBudget({ ...SAMPLE_100, actual });
  expect(read.ok && read.budget.actual).toEqual(expected);
});

test("a call with an amount out of bounds is refused in words", () => {
  const read = readBudget(
    { ...SAMPLE_100, actual: { team: { paid: -1 } } },
    "call",
  );
  expect(read).toMatchObject({
    ok: false,
    reason: expect.stringContaining(
      "Previsto e realizado: valor pago",
    ) as string,
  });
});

test("a line's place is its part, its group and its id", () => {
  expect(linePlace("drinks", 3)).toBe("drinks/3");
  expect(linePlace("foods", 2, { id: 1 })).toBe("foods/1/2");
  const { parts } = actualCosts(SAMPLE_100);
  expect(parts.map(({ lines }) => lines[0]!.place)).toEqual([
    "team/1",
    "foods/1/1",
    "drinks/1",
    "garnishes/1",
    "confectionery/1",
    "thematicTables/1/1",
    "generalExpenses/1/1",
    "fixedCosts/kitchenRent",
  ]);
  expect(linePlaces(SAMPLE_100)).toEqual(
    new Set(parts.flatMap(({ lines }) => lines.map(({ place }) => place))),
  );
});

test("what is planned is the cost of each line and part that has one", () => {
  const planned = plannedCosts(SAMPLE_100);
  expect(planned).toMatchObject({
    team: 3600,
    "team/1": 1050,
    drinks: 2988,
    fixedCosts: 2037,
    "fixedCosts/kitchenRent": 250,
  });
  expect(planned).not.toHaveProperty("fixedCosts/other");
  for (const { key, lines, planned: whole } of actualCosts(SAMPLE_100).parts) {
    expect(planned[key]).toBe(toNumber(whole));
    for (const { place, planned: cost } of lines)
      expect(planned[place] ?? 0).toBe(toNumber(cost));
  }
});

test("a plan holds no number that JSON or the database would round", () => {
  const fixedCosts = {
    ...SAMPLE_100.fixedCosts,
    kitchenRent: MAX_NUMBER,
    freights: NaN,
  };
  const planned = plannedCosts({ ...SAMPLE_100, fixedCosts });
  expect(planned["fixedCosts"]).toBe(MAX_NUMBER);
  expect(planned).not.toHaveProperty("fixedCosts/freights");
});

describe("the plan", () => {
  const paid = { drinks: { paid: 10 } };
  const entered = withActual(SAMPLE_100, paid);
  const dearer = {
    ...entered,
    drinks: entered.drinks.map((row) => ({ ...row, unitPrice: 99 })),
  };

  test("is kept with the first sum, not with a note [plan-is-kept]", () => {
    const noted = withActual(SAMPLE_100, { team: { note: "Faltou um" } });
    expect(noted).toEqual({
      ...SAMPLE_100,
      actual: { team: { note: "Faltou um" } },
    });
    expect(withActual(noted, paid)).toEqual({
      ...SAMPLE_100,
      actual: {
        team: { note: "Faltou um" },
        ...paid,
        plan: { planned: plannedCosts(SAMPLE_100) },
      },
    });
    const next = withActual(dearer, { team: { paid: 1 } });
    expect(next.actual).toEqual({ ...entered.actual, team: { paid: 1 } });
  });

  test("is what stands beside what was paid, also of lines that are gone", () => {
    const { drinks, ...others } = plannedCosts(SAMPLE_100);
    const part = partOf(actualCosts({ ...dearer, drinks: [] }), "drinks");
    expect(toNumber(part.planned)).toBe(drinks);
    expect(toNumber(part.actual)).toBe(10);
    const [line] = partOf(actualCosts(dearer), "drinks").lines;
    expect(toNumber(line!.planned)).toBe(others[line!.place]);
    const plan = { planned: { drinks: drinks! } };
    const [unplanned] = partOf(
      actualCosts(dearer, { ...paid, plan }),
      "drinks",
    ).lines;
    expect(unplanned!.planned).toEqual(ZERO);
  });

  test("is another one once a line has another cost, is new or is gone", () => {
    const isReplanned = (budget: typeof entered, actual = budget.actual) =>
      actualCosts(budget, actual).isReplanned;
    expect(isReplanned(entered)).toBe(false);
    expect(isReplanned(dearer)).toBe(true);
    const [first, ...rest] = entered.drinks;
    expect(isReplanned({ ...entered, drinks: rest })).toBe(true);
    const id = 999;
    expect(
      isReplanned({
        ...entered,
        drinks: [...entered.drinks, { ...first!, id }],
      }),
    ).toBe(true);
    // The same number of lines and the same sums, but of another line.
    const renumbered = [{ ...first!, id }, ...rest];
    expect(isReplanned({ ...entered, drinks: renumbered })).toBe(true);
    // Without a sum there is nothing to compare.
    const { plan } = dearer.actual!;
    expect(isReplanned(dearer, { plan: plan! })).toBe(false);
    expect(isReplanned(dearer, paid)).toBe(false);
  });
});

test("what was spent beside the plan comes off the profit [real-profit]", () => {
  const costs = { planned: exact(1000), actual: exact(1150.5) };
  const profit = actualProfit(
    { ...costs, isEntered: true },
    { profitMargin: 0.2 },
  );
  expect(toNumber(profit.planned)).toBe(200);
  expect(toNumber(profit.actual)).toBe(49.5);
});
