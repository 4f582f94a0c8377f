import { formatMoney } from "shared-contracts/formats/money";
import { exact, multiply, sum } from "shared-contracts/numbers/exact";
import {
  budgetHeadcount,
  LINE_PARTS,
  lineCost,
} from "shared-contracts/platform/rules";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { costPerGuest } from "./cost-per-guest.ts";

test.each([
  [0, "R$\u00a07,24"],
  [1, "R$\u00a04,60"],
])("sample table %d costs %s for each guest", (index, money) => {
  const { items } = SAMPLE_100.thematicTables[index]!;
  expect(formatMoney(costPerGuest(items))).toBe(money);
});

test("a cost per guest needs no guests", () => {
  const item = SAMPLE_100.thematicTables[0]!.items[0]!;
  expect(formatMoney(costPerGuest([item]))).toBe("R$\u00a02,34");
});

test("rows that follow the guests cost their cost per guest for every guest", () => {
  const { items } = SAMPLE_100.thematicTables[0]!;
  const h = budgetHeadcount(SAMPLE_100);
  const lines = items.map((item) => LINE_PARTS.thematicTables.line(item));
  const cost = sum(lines.map((line) => lineCost(line, h)));
  const perGuest = costPerGuest(items);
  expect(formatMoney(multiply(perGuest, exact(100)))).toBe(formatMoney(cost));
});
