import { readFollowUp } from "shared-contracts/entities/follow-up";
import {
  type SavedBudgetSummary,
  UNKNOWN_EVENT,
} from "shared-contracts/entities/saved-budget";
import type { Act } from "shared-contracts/outbox/acts";
import { QueryClient } from "shared-contracts/platform/query";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import { ShownLists, withDecisions } from "./shown-lists.ts";

const row = (id: number): SavedBudgetSummary => ({
  ...UNKNOWN_EVENT,
  id,
  nome: `Festa ${id}`,
  totalFinal: 1,
  createdAt: `2026-11-2${id}T12:00:00.000Z`,
  versao: 1,
});

const waiting = (call: Act["call"], changes: Partial<Act> = {}): Act => ({
  id: "a",
  call,
  targetId: 1,
  name: "Festa",
  key: "key-1",
  version: 1,
  change: {},
  before: readFollowUp(null),
  row: null,
  since: 1,
  waits: true,
  tries: 1,
  error: null,
  isRefused: false,
  met: null,
  ...changes,
});

test("a list is read with what waits; ids of requests and budgets are told apart [changes-wait]", () => {
  const deletion = waiting("deleteBudget");
  const budgets = [row(2), row(1)];
  const requests = [{ ...row(1), dados: {}, status: "PENDING" }];
  const read = (name: string, rows: unknown, act: Act) =>
    withDecisions(name, rows, [act]);
  expect(read("listBudgetSummaries", budgets, deletion)).toEqual([row(2)]);
  expect(read("listReceivedBudgets", requests, deletion)).toEqual(requests);
  const approval = waiting("approveReceivedBudget");
  expect(read("listBudgetSummaries", budgets, approval)).toEqual(budgets);
  expect(read("listReceivedBudgets", requests, approval)).toMatchObject([
    { status: "ACCEPTED" },
  ]);
  expect(read("listReceivedSummaries", requests, approval)).toEqual([]);
  const asking = { ...deletion, met: { version: 2 } };
  expect(read("listBudgetSummaries", budgets, asking)).toEqual(budgets);
});

test("a deletion leaves the kept list too, and comes back in its place", () => {
  const answers = createKeptAnswers(() => "1");
  answers.keep("listBudgetSummaries", [row(2), row(1)]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(SAVED_BUDGETS_KEY, [row(2), row(1)]);
  const lists = new ShownLists(queryClient, answers);
  const kept = () =>
    answers.read("listBudgetSummaries")?.answer.map(({ id }) => id);
  const deletion = waiting("deleteBudget", { targetId: 2, row: row(2) });
  lists.show(deletion);
  expect(kept()).toEqual([1]);
  expect(lists.budget(2)).toBeUndefined();
  lists.takeBack(deletion);
  expect(kept()).toEqual([2, 1]);
  expect(lists.budget(2)).toEqual(row(2));
});
