import fc from "fast-check";
import { exact } from "../numbers/exact.ts";
import { toCents } from "../numbers/rounding.ts";
import { plannedPayments } from "./payment-plan.ts";

const days = (count: number) =>
  Array.from({ length: count }, () => "2027-01-10");

test("a deposit of 30% and three instalments are the design's values", () => {
  const plan = {
    depositPercent: 30,
    depositDate: "2026-12-10",
    instalmentDates: days(3),
  };
  const payments = plannedPayments(plan, exact("42848.01"));
  expect(payments.map(({ cents }) => cents)).toEqual([
    1_285_440n,
    999_787n,
    999_787n,
    999_787n,
  ]);
});

test("the last instalment takes the rest [payments-add-up]", () => {
  const plan = { depositPercent: 0, depositDate: "", instalmentDates: days(3) };
  const payments = plannedPayments(plan, exact(100));
  expect(payments.map(({ cents }) => cents)).toEqual([3333n, 3333n, 3334n]);
});

test("a deposit without instalments leaves a rest without a date", () => {
  const plan = { depositPercent: 30, depositDate: "", instalmentDates: [] };
  expect(plannedPayments(plan, exact(100)).at(-1)).toEqual({
    what: "rest",
    number: 1,
    date: "",
    cents: 7000n,
  });
});

test("the payments of any plan add up to the total to the cent [payments-add-up]", () => {
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.nat(1000),
      fc.nat(12),
      (cents, permille, count) => {
        const total = exact(cents / 100);
        const plan = {
          depositPercent: permille / 10,
          depositDate: "",
          instalmentDates: days(count),
        };
        const payments = plannedPayments(plan, total);
        if (payments.length === 0) return;
        const sum = payments.reduce((all, payment) => all + payment.cents, 0n);
        expect(sum).toBe(toCents(total));
        expect(payments.every((payment) => payment.cents >= 0n)).toBe(true);
      },
    ),
  );
});
