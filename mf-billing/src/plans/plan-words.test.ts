import type { Plan } from "shared-contracts/entities/plan";
import {
  cheapestPlan,
  dayCount,
  monthlyPrice,
} from "../subscription/plan-words.ts";

const plan = (price: number, durationDays: number): Plan => ({
  id: String(durationDays),
  name: "",
  description: "",
  price,
  durationDays,
  isTrial: price === 0,
});

test.each([
  [49.9, 30, "R$\u00a049,90"],
  [239.9, 180, "R$\u00a039,98"],
  [359.9, 365, "R$\u00a029,58"],
])("%d for %i days is %s a month", (price, days, text) => {
  expect(monthlyPrice(plan(price, days))).toBe(text);
});

test.each([
  [1, "1 dia"],
  [7, "7 dias"],
])("%i is %s", (days, text) => {
  expect(dayCount(days)).toBe(text);
});

test("the cheapest plan is so by the day, the trial aside", () => {
  const plans = [plan(0, 7), plan(49.9, 30), plan(359.9, 365)];
  expect(cheapestPlan(plans)?.durationDays).toBe(365);
  expect(cheapestPlan(plans.slice(0, 2))).toBeNull();
});
