import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import {
  type Act,
  isUndisputed,
  STATUS_AFTER,
} from "shared-contracts/outbox/acts";
import type { QueryClient } from "shared-contracts/platform/query";
import type { KeptAnswers } from "shared-contracts/saved-budgets/kept-answers";
import {
  RECEIVED_BUDGETS_KEY,
  RECEIVED_SUMMARIES_KEY,
} from "shared-contracts/saved-budgets/received-summaries";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";

/** The answer of a list as it is once what waits is sent. Other answers stay as they are. [changes-wait] */
export function withDecisions(
  name: string,
  answer: unknown,
  acts: readonly Act[],
): unknown {
  const waiting = acts.filter(isUndisputed);
  if (name === "listBudgetSummaries" || name === "listBudgets") {
    const gone = idsOf(waiting, "deleteBudget");
    return (answer as Row[]).filter(({ id }) => !gone.has(id));
  }
  const approved = idsOf(waiting, "approveReceivedBudget");
  const rejected = idsOf(waiting, "rejectReceivedBudget");
  if (name === "listReceivedSummaries")
    return (answer as Row[]).filter(
      ({ id }) => !approved.has(id) && !rejected.has(id),
    );
  if (name !== "listReceivedBudgets") return answer;
  return (answer as ReceivedBudget[]).map((row) => {
    if (row.status !== "PENDING") return row;
    if (approved.has(row.id)) return { ...row, status: "ACCEPTED" };
    return rejected.has(row.id) ? { ...row, status: "REJECTED" } : row;
  });
}

interface Row {
  id: number;
}

const idsOf = (acts: readonly Act[], name: Act["call"]) =>
  new Set(
    acts.flatMap(({ call, targetId }) => (call === name ? [targetId] : [])),
  );

/** The lists on screen, and the list of budgets that this browser keeps. */
export class ShownLists {
  readonly #queryClient: QueryClient;
  readonly #kept: KeptAnswers;

  constructor(queryClient: QueryClient, kept: KeptAnswers) {
    this.#queryClient = queryClient;
    this.#kept = kept;
  }

  budget(id: number): SavedBudgetSummary | undefined {
    const shown =
      this.#queryClient.getQueryData<SavedBudgetSummary[]>(SAVED_BUDGETS_KEY);
    const rows = shown ?? this.#kept.read("listBudgetSummaries")?.answer;
    return rows?.find((row) => row.id === id);
  }

  request(id: number): ReceivedBudget | undefined {
    return this.#queryClient
      .getQueryData<ReceivedBudget[]>(RECEIVED_BUDGETS_KEY)
      ?.find((row) => row.id === id);
  }

  /** Shows a decision that waits as done. */
  show({ call, targetId }: Pick<Act, "call" | "targetId">): void {
    if (call === "followBudget") return;
    if (call === "deleteBudget")
      this.#change((rows) => rows.filter(({ id }) => id !== targetId));
    else this.#mark(targetId, STATUS_AFTER[call]);
  }

  /** Shows what is without it. */
  takeBack({ call, targetId, row }: Act): void {
    if (call === "followBudget") return;
    if (call !== "deleteBudget") this.#mark(targetId, "PENDING");
    else if (row)
      this.#change((rows) =>
        [...rows.filter(({ id }) => id !== targetId), row].sort((one, other) =>
          one.createdAt < other.createdAt ? 1 : -1,
        ),
      );
  }

  #mark(id: number, status: ReceivedBudget["status"]): void {
    this.#queryClient.setQueryData<ReceivedBudget[]>(
      RECEIVED_BUDGETS_KEY,
      (rows) => rows?.map((row) => (row.id === id ? { ...row, status } : row)),
    );
    if (status === "PENDING") return;
    this.#queryClient.setQueryData<Row[]>(RECEIVED_SUMMARIES_KEY, (rows) =>
      rows?.filter((row) => row.id !== id),
    );
  }

  #change(
    change: (rows: readonly SavedBudgetSummary[]) => SavedBudgetSummary[],
  ): void {
    this.#queryClient.setQueryData<SavedBudgetSummary[]>(
      SAVED_BUDGETS_KEY,
      (rows) => rows && change(rows),
    );
    const kept = this.#kept.read("listBudgetSummaries");
    if (!kept) return;
    this.#kept.keep("listBudgetSummaries", change(kept.answer), kept.time);
  }
}
