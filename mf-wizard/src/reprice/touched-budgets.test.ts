import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import { budgetSummary } from "../scenarios/fixtures/saved-budget.ts";
import { stayingInWords, touchedBudgets } from "./touched-budgets.ts";

const TODAY = "2026-11-22";

const budget = (id: number, changes: Partial<SavedBudgetSummary>) => ({
  ...budgetSummary({ id }),
  ...changes,
});
const holding = (...ids: number[]) =>
  bookItem({ points: ids.map((id) => [83, id]) });

test("future and undated budgets that hold the item, the nearest first, approved last", () => {
  const touched = touchedBudgets(
    [
      budget(1, { eventDate: "" }),
      budget(2, { eventDate: "2027-01-10" }),
      budget(3, { eventDate: "2026-11-22", status: "enviada" }),
      budget(4, { eventDate: "2026-12-01", status: "aprovada" }),
      budget(5, { eventDate: "2026-11-21" }),
      budget(6, { eventDate: "2027-01-01", status: "perdida" }),
      budget(7, { eventDate: null }),
      budget(8, { eventDate: "2027-01-01" }),
    ],
    [holding(1, 2, 3), holding(3, 4, 5, 6, 7)],
    TODAY,
  );
  expect(touched.listed.map(({ id }) => id)).toEqual([3, 2, 1, 7, 4]);
  expect(touched).toMatchObject({ past: 1, lost: 1 });
  expect(stayingInWords(touched)).toBe(
    "Ficam como estão: 1 evento que já passou e 1 perdido. Os aprovados só mudam se você marcar.",
  );
});

test("nothing is said where nothing stays", () => {
  const touched = touchedBudgets([budget(1, {})], [holding(1)], TODAY);
  expect(stayingInWords(touched)).toBe("");
});
