import { exact, toText, ZERO } from "../numbers/exact.ts";
import { forEachPart } from "../parts/table.ts";
import { perEach } from "../numbers/ratio.ts";
import { budgetTotals } from "./budget-totals.ts";
import { toDecimalText } from "../numbers/rounding.ts";

const parts = {
  ...forEachPart(() => ZERO),
  team: exact(100.1),
  foods: exact(200.2),
  drinks: exact(50),
  garnishes: exact(0),
  confectionery: exact(25.5),
  thematicTables: exact(10),
  generalExpenses: exact(4.2),
  fixedCosts: exact(10),
};
const margins = {
  profitMargin: 0.3,
  contingency: 0.05,
  annualAdjustment: 0.07,
};

test("each margin is taken of the subtotal, and all are added to it [margins-on-subtotal]", () => {
  const totals = budgetTotals(parts, margins, 7);
  expect(toText(totals.subtotal)).toBe("400");
  expect(toText(totals.profitMargin)).toBe("120");
  expect(toText(totals.contingency)).toBe("20");
  expect(toText(totals.annualAdjustment)).toBe("28");
  expect(toText(totals.total)).toBe("568");
  expect(toDecimalText(totals.perPerson)).toBe("81.14");
});

test("without guests the cost per person is 0 [cost-per-person]", () => {
  expect(toDecimalText(budgetTotals(parts, margins, 0).perPerson)).toBe("0.00");
  expect(toDecimalText(perEach(exact(12), 0))).toBe("0.00");
});

test("a share for each guest takes the guests as a number or exactly", () => {
  expect(toDecimalText(perEach(exact(12), 5))).toBe("2.40");
  expect(toDecimalText(perEach(exact(12), exact(5)))).toBe("2.40");
});
