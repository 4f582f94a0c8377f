import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { formatMoney, formatPercent } from "shared-contracts/formats/money";
import { marginsFraction, marginsTotal } from "./margins-total.ts";
import { priceBudget } from "shared-contracts/pricing/price-budget";

test("the sample's margins are 40% and 7.144,00 together", () => {
  expect(formatPercent(marginsFraction(SAMPLE_100))).toBe("40%");
  expect(formatMoney(marginsTotal(priceBudget(SAMPLE_100)))).toBe(
    "R$\u00a07.144,00",
  );
});
