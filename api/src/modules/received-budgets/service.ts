import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
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

/** A received budget as the wire names it, without its `dados`. */
export function toReceived(row: ReceivedRow): Omit<ReceivedBudget, "dados"> {
  return {
    id: row.id,
    nome: row.nome,
    totalFinal: row.total_cents / 100,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    status: row.status,
  };
}
