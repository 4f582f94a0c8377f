import { exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { difference } from "./difference.ts";
import { formatMoney } from "shared-contracts/formats/money";
import { toCents } from "shared-contracts/numbers/rounding";

test.each([
  ["3600", "4710", "R$\u00a01.110,00"],
  ["2988", "2840.4", "\u2212R$\u00a0147,60"],
  ["0.1", "0.3", "R$\u00a00,20"],
])("from %s to %s: %s", (from, to, text) => {
  expect(formatMoney(difference(exact(to), exact(from)))).toBe(text);
});

test("shares of different guests are subtracted before anything is rounded", () => {
  const third = perEach(exact(1), 3);
  const half = perEach(exact(1), 2);
  expect(toCents(difference(half, third))).toBe(17n);
  expect(toCents(difference(third, half))).toBe(-17n);
  expect(toCents(difference(third, perEach(exact(2), 6)))).toBe(0n);
});

test("without guests there is nothing to be above", () => {
  const none = perEach(exact(500), 0);
  expect(toCents(difference(exact(5), none))).toBe(500n);
});
