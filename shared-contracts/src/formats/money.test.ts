import { add, compare, exact } from "../numbers/exact.ts";
import {
  formatDifference,
  formatMoney,
  formatPercent,
  formatPercentInFull,
  percentOf,
} from "./money.ts";

test("money is shown in Brazilian form with a no-break space", () => {
  expect(formatMoney(exact(25004))).toBe("R$\u00a025.004,00");
  expect(formatMoney(1234567.885)).toBe("R$\u00a01.234.567,89");
  expect(formatMoney(0)).toBe("R$\u00a00,00");
  expect(formatMoney(exact("9007199254740993.125"))).toBe(
    "R$\u00a09.007.199.254.740.993,13",
  );
  expect(formatMoney(exact(-1004))).toBe("\u2212R$\u00a01.004,00");
});

test("percentages are whole unless more is asked for [percent-whole]", () => {
  expect(formatPercent(0.3)).toBe("30%");
  expect(formatPercent(0.285)).toBe("29%");
  expect(formatPercent(0.125, 2)).toBe("12,50%");
  expect(formatPercent(add(exact(0.1), exact(0.2)))).toBe("30%");
  expect(formatPercent(exact(-0.05))).toBe("\u22125%");
});

test.each([
  [0.3, "30%"],
  [1, "100%"],
  [0, "0%"],
  [0.275, "28%, exato 27,5"],
  [0.0467, "5%, exato 4,67"],
  [0.243784994, "24%, exato 24,378"],
])("%d hides nothing of itself: %s", (fraction, text) => {
  expect(formatPercentInFull(fraction)).toBe(text);
});

test("a share of nothing is 0%", () => {
  expect(formatPercent(percentOf(exact(3600), exact(25004)))).toBe("14%");
  expect(formatPercent(percentOf(exact(0), exact(0)))).toBe("0%");
  const all = percentOf(exact(7), exact(7));
  expect(compare(all.numerator, all.denominator)).toBe(0);
});

test.each([
  ["1.005", "+R$\u00a01,01"],
  ["-1004", "\u2212R$\u00a01.004,00"],
  ["0.004", "igual"],
  ["0", "igual"],
])("a difference of %s reads %s", (value, text) => {
  expect(formatDifference(exact(value))).toBe(text);
});
