import { SAMPLE_100 } from "../templates/sample-100.ts";
import { formatMoney, formatPercent } from "./money.ts";
import { marginsFraction, marginsTotal } from "./margins-total.ts";
import { priceBudget } from "./price-budget.ts";

test("the sample's margins are 40% and 7.144,00 together", () => {
  expect(formatPercent(marginsFraction(SAMPLE_100))).toBe("40%");
  expect(formatMoney(marginsTotal(priceBudget(SAMPLE_100)))).toBe(
    "R$\u00a07.144,00",
  );
});
