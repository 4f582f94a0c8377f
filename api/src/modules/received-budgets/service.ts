import {
  previousTotalsIn,
  type ReceivedBudget,
} from "shared-contracts/entities/received-budget";
import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { BudgetContent } from "../budgets/repository.ts";
import type { ReceivedRow } from "./repository.ts";

/** What is kept of a request. The total is what the client was told: there is nothing yet to price. */
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

/** What is stored of a saved answer: the totals of a decided request that saves have replaced stay in its `dados`. */
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
  // Set into the text as it is, for a large budget is not parsed here. Of two equal keys the later one counts.
  const rest = content.dados.slice(0, -1);
  const comma = rest === "{" ? "" : ",";
  const key = `"previousTotals":${JSON.stringify(totals)}`;
  return { ...content, dados: `${rest}${comma}${key}}` };
}

/** A received budget as the wire names it, without its `dados`. */
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
