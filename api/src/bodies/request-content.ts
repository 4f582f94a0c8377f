import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { BudgetContent } from "./budget-content.ts";

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
