import fc from "fast-check";
import { exact } from "../numbers/exact.ts";
import { toCents } from "../numbers/rounding.ts";
import { daysLater } from "./days.ts";
import { plannedPayments, usualPlan } from "./payment-plan.ts";

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

const TERMS = { depositPercent: 30, instalments: 3 };
const usual = (terms: typeof TERMS, eventDate: string, day = "2026-11-22") =>
  usualPlan(terms, { day, eventDate });

test("the usual deposit is a week after the day, the instalments follow month by month", () => {
  expect(usual(TERMS, "2027-05-15")).toEqual({
    depositPercent: 30,
    depositDate: "2026-11-29",
    instalmentDates: ["2026-12-29", "2027-01-29", "2027-02-28"],
  });
});

test("without a deposit the first instalment is a week after the day", () => {
  const plan = usual({ depositPercent: 0, instalments: 2 }, "");
  expect(plan).toEqual({
    depositPercent: 0,
    depositDate: "",
    instalmentDates: ["2026-11-29", "2026-12-29"],
  });
});

test("the last instalment moves to the event's day [payments-before-the-event]", () => {
  const { instalmentDates } = usual(TERMS, "2027-02-10");
  expect(instalmentDates).toEqual(["2026-12-29", "2027-01-29", "2027-02-10"]);
});

test("more months than time are spread evenly up to the event [payments-before-the-event]", () => {
  const { instalmentDates } = usual(TERMS, "2026-12-29");
  expect(instalmentDates).toEqual(["2026-12-09", "2026-12-19", "2026-12-29"]);
});

test.each(["", "a combinar", "2027-02-30", "2026-11-01"])(
  "an event on %j limits no payment",
  (eventDate) => {
    expect(usual(TERMS, eventDate).instalmentDates).toEqual([
      "2026-12-29",
      "2027-01-29",
      "2027-02-28",
    ]);
  },
);

test("no terms are no payments", () => {
  const plan = usualPlan({}, { day: "2026-11-22", eventDate: "" });
  expect(plannedPayments(plan, exact(100))).toEqual([]);
});

test("usual payments are in order, of the asked number and none after the event [payments-before-the-event]", () => {
  const day = "2027-01-31";
  fc.assert(
    fc.property(
      fc.nat(100),
      fc.nat(12),
      fc.nat(800),
      (percent, count, days) => {
        const eventDate = daysLater(day, days);
        const terms = { depositPercent: percent, instalments: count };
        const { depositDate, instalmentDates } = usual(terms, eventDate, day);
        const dates = [
          ...(percent > 0 ? [depositDate] : []),
          ...instalmentDates,
        ];
        expect(dates).toHaveLength(count + (percent > 0 ? 1 : 0));
        expect(dates).toEqual(dates.toSorted());
        expect(dates.every((date) => date >= day && date <= eventDate)).toBe(
          true,
        );
      },
    ),
  );
});
