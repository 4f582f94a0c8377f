import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { formatPercent } from "shared-contracts/formats/money";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { cascadeLines, cssPercent } from "./cascade-lines.ts";

const linesOf = ({ totals, margins }: BudgetStore) =>
  cascadeLines(totals, margins);

test("the sample budget's lines, in the order of the results page", () => {
  const lines = linesOf(new BudgetStore());
  expect(
    lines.map(({ label, rate, amount, share, start }) => [
      label,
      rate === undefined ? "" : formatPercent(rate),
      toDecimalText(amount),
      formatPercent(share),
      cssPercent(start),
    ]),
  ).toEqual([
    ["Equipe", "", "3600.00", "14%", "0.00%"],
    ["Prato Principal", "", "2195.00", "9%", "14.40%"],
    ["Bebidas", "", "2988.00", "12%", "23.18%"],
    ["Bocadilhos e Porções", "", "1980.00", "8%", "35.13%"],
    ["Confeitaria", "", "1554.00", "6%", "43.05%"],
    ["Mesas Temáticas", "", "1184.00", "5%", "49.26%"],
    ["Itens Operacionais", "", "2322.00", "9%", "54.00%"],
    ["Custos Fixos", "", "2037.00", "8%", "63.28%"],
    ["Subtotal", "", "17860.00", "71%", "0.00%"],
    ["Margem de lucro", "30%", "5358.00", "21%", "71.43%"],
    ["Margem de segurança", "5%", "893.00", "4%", "92.86%"],
    ["Reajuste anual", "5%", "893.00", "4%", "96.43%"],
    ["TOTAL FINAL", "", "25004.00", "100%", "0.00%"],
  ]);
});

test("a budget of nothing has shares of nothing", () => {
  const store = new BudgetStore();
  store.startNew();
  for (const { start, share } of linesOf(store))
    expect([cssPercent(start), cssPercent(share)]).toEqual(["0.00%", "0.00%"]);
});
