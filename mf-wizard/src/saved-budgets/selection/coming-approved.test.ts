import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { approvedIn, comingDays } from "./coming-approved.ts";

test.each([
  // Monday, Friday, Saturday and Sunday.
  ["2026-11-23", ["2026-11-27", "2026-11-29"], "2026-11-29", "2026-11-30"],
  ["2026-11-27", ["2026-11-27", "2026-11-29"], "2026-11-29", "2026-12-04"],
  ["2026-11-28", ["2026-11-28", "2026-11-29"], "2026-11-29", "2026-12-05"],
  ["2026-11-29", ["2026-11-29", "2026-11-29"], "2026-11-29", "2026-12-06"],
])("on %s the weekend is %j", (today, weekend, sunday, last) => {
  expect(comingDays(today)).toEqual({
    weekend,
    week: [today, sunday],
    nextDays: [today, last],
  });
});

test("only approved events of those days are in it", () => {
  const of = (eventDate: string | null, status?: "aprovada" | "enviada") => ({
    ...budgetSummary(),
    eventDate,
    ...(status && { status }),
  });
  const inside = of("2026-11-29", "aprovada");
  const budgets = [
    inside,
    of("2026-11-30", "aprovada"),
    of("2026-11-26", "aprovada"),
    of("2026-11-29", "enviada"),
    of("2026-11-29"),
    of(null, "aprovada"),
  ];
  expect(approvedIn(budgets, ["2026-11-27", "2026-11-29"])).toEqual([inside]);
});
