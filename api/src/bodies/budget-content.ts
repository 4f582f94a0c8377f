import { summarizeEvent } from "shared-contracts/saved-budgets/event-summary";
import type { EventSummary } from "shared-contracts/entities/saved-budget";
import { withoutClient } from "shared-contracts/entities/budget-copy";
import { isPlain } from "shared-contracts/entities/plain";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import { without } from "shared-contracts/entities/plain";
import type { Budget } from "shared-contracts/parts/budget";
import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { toCents } from "shared-contracts/numbers/rounding";
import {
  actualCosts,
  actualProfit,
} from "shared-contracts/pricing/actual-costs";
import {
  type PricePoint,
  pricePoints,
} from "shared-contracts/pricing/price-points";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { refusedField } from "../http/api-error.ts";
import { contentHash } from "../db/content-hash.ts";
import { parseJson } from "../http/json-body.ts";

/** The fields of a budget that a caller may set. */
export interface BudgetContent {
  nome: string;
  /** JSON text. */
  dados: string;
  total_cents: number;
}

/** The same, with the columns that follow from `dados`. */
export type SummarizedContent = BudgetContent &
  ReturnType<typeof toSummaryColumns> &
  ReturnType<typeof toProfitColumns> & { content_hash: string };

/** What a save stores: the columns of the budget, and its prices for the book. */
export interface SavedContent {
  content: SummarizedContent;
  points: PricePoint[];
}

/** What is stored of a save: never what the API keeps of the proposal itself. [status-is-the-servers] */
export function toContent({
  nome,
  dados,
}: BodyOf<Endpoints["createBudget"]>): SavedContent {
  const { value, budget, profitMargin, ...priced } = toReadBudget(dados);
  const kept = isPlain(value) ? without(value, FOLLOW_UP_KEYS) : value;
  const content = {
    nome,
    ...priced,
    dados: JSON.stringify(kept),
    ...toSummaryColumns(summarizeEvent(value)),
    ...toProfitColumns(budget, profitMargin),
    content_hash: contentHash(nome, budget),
  };
  return { content, points: pricePoints(budget) };
}

/**
 * `dados` as sent, with unknown keys, once the reader of files and drafts accepts it, and the total by the API's own
 * pricing. The caller's total is ignored.
 */
export function toPriced(
  dados: string | Record<string, unknown>,
): Omit<BudgetContent, "nome"> {
  const { value, total_cents } = toReadBudget(dados);
  return { dados: JSON.stringify(value), total_cents };
}

/** What is stored of a template: the budget without its client and its sale, with the columns of the list. */
export function toTemplateContent({
  nome,
  dados,
}: BodyOf<Endpoints["createTemplate"]>) {
  const template = withoutClient(toReadBudget(dados).budget);
  const { event_type, guests } = toSummaryColumns(summarizeEvent(template));
  return { nome, dados: JSON.stringify(template), event_type, guests };
}

/** A summary as columns of `budgets`. */
function toSummaryColumns(summary: EventSummary) {
  return {
    event_type: summary.eventType,
    event_date: summary.eventDate,
    event_time: summary.eventTime,
    client_name: summary.clientName,
    client_phone: summary.clientPhone ?? null,
    client_email: summary.clientEmail ?? null,
    city: summary.city,
    guests: summary.guests,
  };
}

/**
 * What a budget earns, in cents: the profit margin, and with what was spent less than planned once some of that was
 * entered. [real-profit]
 */
export function toProfitColumns(
  budget: Budget,
  profitMargin = priceBudget(budget).profitMargin,
) {
  const costs = budget.actual && actualCosts(budget);
  return {
    profit_cents: Number(toCents(profitMargin)),
    actual_profit_cents: costs?.isEntered
      ? Number(toCents(actualProfit(costs, budget).actual))
      : null,
  };
}

function toReadBudget(dados: string | Record<string, unknown>) {
  const value = typeof dados === "string" ? parseJson(dados, "dados") : dados;
  const budget = readDados(value, "call");
  const { total, profitMargin } = priceBudget(budget);
  return { value, budget, profitMargin, total_cents: Number(toCents(total)) };
}

/** The budget in `dados`. Refuses text that is not a budget and, in a call's body, numbers out of bounds. */
export function readDados(dados: unknown, source: "call" | "stored"): Budget {
  const result = readBudget(dados, source);
  if (result.ok) return result.budget;
  const path = result.path ? `dados.${result.path}` : "dados";
  throw refusedField(path, `Dados do orçamento inválidos: ${result.reason}`);
}
