import { summarizeEvent } from "shared-contracts/saved-budgets/event-summary";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import type { Budget } from "shared-contracts/parts/budget";
import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { toCents } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { refusedField } from "../http/api-error.ts";
import { toSummaryColumns } from "../db/fill-summaries.ts";
import { parseJson } from "../http/json-body.ts";

/** The fields of a budget that a caller may set. */
export interface BudgetContent {
  nome: string;
  /** JSON text. */
  dados: string;
  total_cents: number;
}

/** The same, with the columns that lists show of `dados`. */
export type SummarizedContent = BudgetContent &
  ReturnType<typeof toSummaryColumns>;

/** What is stored of a save. */
export function toContent({
  nome,
  dados,
}: BodyOf<Endpoints["createBudget"]>): SummarizedContent {
  const content = toPriced(dados);
  const summary = summarizeEvent(dados);
  return { nome, ...content, ...toSummaryColumns(summary) };
}

/**
 * `dados` as sent, with unknown keys, once the reader of files and drafts accepts it, and the total by the API's own
 * pricing. The caller's total is ignored.
 */
export function toPriced(
  dados: string | Record<string, unknown>,
): Omit<BudgetContent, "nome"> {
  const value = typeof dados === "string" ? parseJson(dados, "dados") : dados;
  const { total } = priceBudget(readDados(value, "call"));
  return { dados: JSON.stringify(value), total_cents: Number(toCents(total)) };
}

/** The budget in `dados`. Refuses text that is not a budget and, in a call's body, numbers out of bounds. */
export function readDados(dados: unknown, source: "call" | "stored"): Budget {
  const result = readBudget(dados, source);
  if (result.ok) return result.budget;
  const path = result.path ? `dados.${result.path}` : "dados";
  throw refusedField(path, `Dados do orçamento inválidos: ${result.reason}`);
}
