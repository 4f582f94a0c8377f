import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import { exact, multiply } from "../numbers/exact.ts";
import { formatMoney } from "./money.ts";
import {
  tableCost,
  tableCostPerGuest,
  tableItemCostPerGuest,
} from "./table-cost.ts";
import { headcount } from "./people-count.ts";

test.each([
  [0, "R$\u00a07,24"],
  [1, "R$\u00a04,60"],
])("sample table %d costs %s for each guest", (index, money) => {
  const table = SAMPLE_100.thematicTables[index]!;
  expect(formatMoney(tableCostPerGuest(table))).toBe(money);
});

test("an item's cost per guest needs no guests", () => {
  const item = SAMPLE_100.thematicTables[0]!.items[0]!;
  expect(formatMoney(tableItemCostPerGuest(item))).toBe("R$\u00a02,34");
});

test("a table costs its cost per guest for every guest", () => {
  const table = SAMPLE_100.thematicTables[0]!;
  const cost = tableCost(table, headcount(100, exact(40)));
  expect(formatMoney(multiply(tableCostPerGuest(table), exact(100)))).toBe(
    formatMoney(cost),
  );
});
