import {
  previousTotalsIn,
  type ReceivedBudget,
} from "shared-contracts/entities/received-budget";
import type { BudgetContent } from "../../bodies/budget-content.ts";
import { withKeys } from "../../bodies/with-keys.ts";
import type { ReceivedRow } from "./repository.ts";

/**
 * The content to save over a request. Its `dados` keeps the totals that saves replaced since the request was decided.
 */
export function withPreviousTotals(
  content: Omit<BudgetContent, "nome">,
  before: ReceivedRow,
  now: Date,
): Omit<BudgetContent, "nome"> {
  if (before.status === "PENDING") return content;
  const kept = previousTotalsIn(before.dados);
  const isReplaced =
    before.total_cents > 0 && before.total_cents !== content.total_cents;
  const totals = isReplaced
    ? [...kept, { total: before.total_cents / 100, until: now.toISOString() }]
    : kept;
  if (totals.length === 0) return content;
  const key = { previousTotals: JSON.stringify(totals) };
  return { ...content, dados: withKeys(content.dados, key) };
}

/** A received budget with the names of the wire, without its `dados`. */
export function toReceived(row: ReceivedRow): Omit<ReceivedBudget, "dados"> {
  return {
    id: row.id,
    nome: row.nome,
    totalFinal: row.total_cents / 100,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    versao: row.version,
    status: row.status,
  };
}
