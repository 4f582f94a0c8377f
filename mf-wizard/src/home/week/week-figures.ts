import type { ReceivedSummary } from "shared-contracts/entities/received-budget";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { formatMoney } from "shared-contracts/formats/money";
import { exact, sum } from "shared-contracts/numbers/exact";
import { distanceInWords } from "../../working-budget/saved/event-distance.ts";
import {
  daysSince,
  dueBy,
  isBetween,
  isUnanswered,
  weekOf,
} from "../../working-budget/saved/week.ts";

/** A proposal that waits so many days is worth a call. */
const LONG_WAIT = 5;

/** A figure of the week, and the list that it counts. */
export interface WeekFigure {
  figure: string;
  /** What it counts: "propostas sem resposta". */
  noun: string;
  note: string;
  tone?: "warning" | "danger" | undefined;
  isZero: boolean;
  to: string;
}

/** Events of the week, proposals without an answer, and money to come. */
export function budgetFigures(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): WeekFigure[] {
  return [
    events(budgets, today),
    proposals(budgets, today),
    money(budgets, today),
  ];
}

function events(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): WeekFigure {
  const { monday, sunday } = weekOf(today);
  const days = budgets
    .filter((budget) => isBetween(budget, monday, sunday))
    .map(({ eventDate }) => eventDate!)
    .sort();
  const next = days.find((day) => day >= today);
  return {
    ...counted(days.length, "evento", "eventos"),
    note:
      days.length === 0
        ? "nenhum"
        : next === undefined
          ? "já passaram"
          : `o próximo ${distanceInWords(next, today).text.split(", ").at(-1)}`,
    to: "/orcamentos?quando=semana",
  };
}

function proposals(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): WeekFigure {
  const waits = budgets
    .filter((budget) => isUnanswered(budget, today))
    .map(({ lastSent }) => daysSince(lastSent!.at, today));
  const longest = Math.max(0, ...waits);
  return {
    ...counted(waits.length, "proposta sem resposta", "propostas sem resposta"),
    note: waits.length === 0 ? "nenhuma" : `a mais velha ${daysAgo(longest)}`,
    tone: longest >= LONG_WAIT ? "warning" : undefined,
    to: "/orcamentos?situacao=enviada&ordem=espera",
  };
}

function money(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): WeekFigure {
  const { payday, sunday } = weekOf(today);
  const due = budgets.flatMap((budget) => dueBy(budget, payday));
  const late = due.filter(({ dueDate }) => dueDate < today);
  const until = payday === sunday ? "até domingo" : "até sexta";
  const count = due.length === 1 ? "1 parcela" : `${due.length} parcelas`;
  return {
    figure: total(due),
    noun: "a receber",
    isZero: due.length === 0,
    note:
      due.length === 0
        ? `nada ${until}`
        : late.length > 0
          ? `${total(late)} em atraso`
          : `${until}, em ${count}`,
    tone: late.length > 0 ? "danger" : undefined,
    to: "/orcamentos?receber=sexta",
  };
}

function total(due: readonly { amount: number }[]): string {
  return formatMoney(sum(due.map(({ amount }) => exact(amount))));
}

/** Requests without an answer. */
export function requestFigure(
  requests: readonly ReceivedSummary[],
  today: string,
): WeekFigure {
  const waiting = requests.filter(({ answered }) => !answered);
  const longest = Math.max(
    0,
    ...waiting.map(({ createdAt }) => daysSince(createdAt, today)),
  );
  return {
    ...counted(waiting.length, "pedido novo", "pedidos novos"),
    note: waiting.length === 0 ? "nenhum" : `o mais velho ${daysAgo(longest)}`,
    to: "/orcamentos-recebidos?ver=semresposta",
  };
}

function counted(count: number, one: string, many: string) {
  return {
    figure: count.toLocaleString("pt-BR"),
    noun: count === 1 ? one : many,
    isZero: count === 0,
  };
}

/** "hoje", "ontem", "há 6 dias". */
function daysAgo(days: number): string {
  if (days === 0) return "hoje";
  return days === 1 ? "ontem" : `há ${days.toLocaleString("pt-BR")} dias`;
}
