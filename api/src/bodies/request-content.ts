import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import { withoutLineBreaks } from "shared-contracts/entities/one-line";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { BudgetContent } from "./budget-content.ts";

/** A request: what to store of it, and whether it went into the trap that people do not see. */
interface RequestContent {
  content: BudgetContent;
  isTrapped: boolean;
}

/**
 * The stored content of a request. The total is the one that the client was given, because there is nothing to price
 * yet.
 */
export function toRequestContent({
  nome,
  dados,
  site = "",
  totalFinal = 0,
}: BodyOf<Endpoints["sendRequest"]>): RequestContent {
  const { clientInfo, eventData } = dados;
  const content = {
    nome:
      nome ??
      withoutLineBreaks(`${eventData.event_type} de ${clientInfo.name}`),
    dados: JSON.stringify(dados),
    total_cents: Math.round(totalFinal * 100),
  };
  return { content, isTrapped: site !== "" };
}
