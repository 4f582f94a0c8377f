import { readBudget } from "shared-contracts/budget-file/read-budget";
import type { Budget } from "shared-contracts/entities/budget";
import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { toCents } from "shared-contracts/pricing/money";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { ApiError } from "../../http/api-error.ts";
import { parseJson } from "../../http/json-body.ts";
import type { BudgetContent } from "./repository.ts";

/** What is stored of what was sent. */
export function toContent({
  nome,
  dados,
}: BodyOf<Endpoints["createBudget"]>): BudgetContent {
  return { nome, ...toPriced(dados) };
}

/**
 * `dados` as it came, unknown keys and all, once the reader of files and drafts accepts it,
 * and the total by our own pricing (decision 10). The caller's total is not read.
 */
export function toPriced(
  dados: string | Record<string, unknown>,
): Omit<BudgetContent, "nome"> {
  const value = typeof dados === "string" ? parseJson(dados) : dados;
  const { total } = priceBudget(readStored(value));
  return { dados: JSON.stringify(value), total_cents: Number(toCents(total)) };
}

/** The budget in `dados`, or a refusal: numbers out of bounds, or no budget at all. */
export function readStored(dados: unknown): Budget {
  const result = readBudget(dados);
  if (result.ok) return result.budget;
  throw new ApiError(
    "VALIDATION",
    `Dados do orçamento inválidos: ${result.reason}`,
  );
}
