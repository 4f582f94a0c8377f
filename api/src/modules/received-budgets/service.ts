import {
  previousTotalsIn,
  type ReceivedBudget,
  requestAnswerIn,
} from "shared-contracts/entities/received-budget";
import type { BudgetContent } from "../../bodies/budget-content.ts";
import { withKeys } from "../../bodies/with-keys.ts";
import { toSaved } from "../budgets/wire.ts";
import type { ReceivedRow } from "./repository.ts";

/**
 * The content to save over a request. Its `dados` keeps the totals that saves replaced since the request was decided,
 * and the budget that answers it, unless the save names one.
 */
export function withRequestState(
  content: Omit<BudgetContent, "nome">,
  before: ReceivedRow,
  now: Date,
): Omit<BudgetContent, "nome"> & Pick<ReceivedRow, "answered_with"> {
  const named = requestAnswerIn(content.dados);
  const answer = named ?? requestAnswerIn(before.dados);
  const keys = {
    ...previousTotals(content, before, now),
    ...(!named && asTexts(answer)),
  };
  return {
    ...content,
    dados: withKeys(content.dados, keys),
    answered_with: answer?.answeredWith ?? null,
  };
}

function asTexts(answer: object | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer ?? {}).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ]),
  );
}

function previousTotals(
  content: Omit<BudgetContent, "nome">,
  before: ReceivedRow,
  now: Date,
): Record<string, string> {
  if (before.status === "PENDING") return {};
  const kept = previousTotalsIn(before.dados);
  const isReplaced =
    before.total_cents > 0 && before.total_cents !== content.total_cents;
  const totals = isReplaced
    ? [...kept, { total: before.total_cents / 100, until: now.toISOString() }]
    : kept;
  return totals.length === 0 ? {} : { previousTotals: JSON.stringify(totals) };
}

/** A received budget with the names of the wire, without its `dados`. */
export function toReceived(row: ReceivedRow): Omit<ReceivedBudget, "dados"> {
  return { ...toSaved(row), status: row.status };
}
