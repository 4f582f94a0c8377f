import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { comingEvents } from "./coming-events.ts";

const TODAY = "2026-11-22";

const on = (nome: string, eventDate: string | null, changes = {}) => ({
  ...budgetSummary({ nome }),
  eventDate,
  ...changes,
});

test("what is to come goes by day and time; past and lost events are left out", () => {
  const { coming, undated } = comingEvents(
    [
      on("Depois", "2027-05-15"),
      on("Ontem", "2026-11-21"),
      on("Hoje à noite", "2026-11-22", { eventTime: "20:00" }),
      on("Hoje cedo", "2026-11-22", { eventTime: "09:00" }),
      on("Perdida", "2026-12-01", { status: "perdida" }),
      on("Sem data", null),
      on("Data ilegível", "maio"),
    ],
    TODAY,
  );
  expect(coming.map(({ nome }) => nome)).toEqual([
    "Hoje cedo",
    "Hoje à noite",
    "Depois",
  ]);
  expect(undated.map(({ nome }) => nome)).toEqual([
    "Sem data",
    "Data ilegível",
  ]);
});
