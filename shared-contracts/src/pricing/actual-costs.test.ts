import fc from "fast-check";
import { readBudget } from "../budget-file/read-budget.ts";
import { exact, sum, toText } from "../numbers/exact.ts";
import { toReais } from "../numbers/rounding.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { actualCosts } from "./actual-costs.ts";
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
