import {
  previousTotalsIn,
  type ReceivedBudget,
} from "shared-contracts/entities/received-budget";
import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { BudgetContent } from "../budgets/repository.ts";
import type { ReceivedRow } from "./repository.ts";

/**
 * The stored content of a request. The total is the one that the client was given, because there is nothing to price
 * yet.
 */
export function toRequestContent({
  nome,
  dados,
  totalFinal = 0,
}: BodyOf<Endpoints["sendRequest"]>): BudgetContent {
  const { clientInfo, eventData } = dados;
  return {
    nome: nome ?? `${eventData.event_type} de ${clientInfo.name}`,
    dados: JSON.stringify(dados),
    total_cents: Math.round(totalFinal * 100),
  };
}

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
  // Inserted into the text, because a large budget is not parsed here. Of two equal keys JSON.parse keeps the later
  // one.
  const rest = content.dados.slice(0, -1);
  const comma = rest === "{" ? "" : ",";
  const key = `"previousTotals":${JSON.stringify(totals)}`;
  return { ...content, dados: `${rest}${comma}${key}}` };
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
