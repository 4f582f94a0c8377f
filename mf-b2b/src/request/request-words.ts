import {
  type BudgetRange,
  type ReceivedBudget,
  requestAnswerIn,
} from "shared-contracts/entities/received-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import {
  guestsInWords,
  hoursInWords,
} from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import type { ReadRequest } from "shared-contracts/entities/read-request";

/** The name of each range and its limits, in reais for each guest. */
const RANGES: Readonly<
  Record<BudgetRange, { name: string; from?: number; to?: number }>
> = {
  economico: { name: "Econômico", to: 50 },
  medio: { name: "Médio", from: 50, to: 100 },
  premium: { name: "Premium", from: 100 },
};

/** "Premium (acima de R$ 100,00 por pessoa)". */
function rangeInWords(range: BudgetRange): string {
  return `${RANGES[range].name} (${betweenOf(range, 1)} por pessoa)`;
}

/** Its limits for the whole event: "acima de R$ 15.000,00 para 150 convidados". */
function rangeForGuests(range: BudgetRange, guests: number): string {
  return `${betweenOf(range, guests)} para ${guestsInWords(guests)}`;
}

function betweenOf(range: BudgetRange, guests: number): string {
  const { from, to } = RANGES[range];
  const money = (each: number) => formatMoney(each * guests);
  if (from === undefined) return `até ${money(to ?? 0)}`;
  if (to === undefined) return `acima de ${money(from)}`;
  return `${money(from)} a ${money(to)}`;
}

/** "150 convidados, 8 horas", or the one that the request has. */
export function sizeInWords({ guests, duration }: ReadRequest): string {
  const parts = [
    guests === null ? "" : guestsInWords(guests),
    duration === null ? "" : hoursInWords(duration),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Labels and values of a request; a value that it lacks is empty. */
export function requestFacts(
  request: ReadRequest,
): [label: string, value: string, note?: string][] {
  const { date, place, city, cep, guests, duration, range } = request;
  return [
    ["Email", request.email],
    ["Telefone", request.phone],
    ["Data", date.split("-").reverse().join("/")],
    ["Local", place || [city, cep].filter(Boolean).join(", ")],
    ["Convidados", guests === null ? "" : String(guests)],
    ["Duração", duration === null ? "" : hoursInWords(duration)],
    ["Estilo", request.style],
    [
      "Faixa de orçamento",
      range ? rangeInWords(range) : "",
      range && guests !== null ? rangeForGuests(range, guests) : "",
    ],
  ];
}

/** The labels of what the request lacks. */
export function missingDetails(request: ReadRequest): string[] {
  const missing = requestFacts(request).filter(([, value]) => value === "");
  const labels = missing.map(([label]) => label);
  return request.menu.length > 0 ? labels : [...labels, "Cardápio sugerido"];
}

/** The client's name; the budget's own name where the request cannot be read. */
export function clientOf(
  received: ReceivedBudget,
  request: ReadRequest | null,
): string {
  return request?.client || received.nome;
}

/** "Respondido em 17/11/2026"; empty for a request of which no budget was made. */
export function answeredInWords({ dados }: ReceivedBudget): string {
  const answer = requestAnswerIn(dados);
  return answer ? `Respondido em ${formatDay(answer.answeredAt)}` : "";
}

/** "2 pendentes de 4 recebidos". */
export function countInWords(received: readonly ReceivedBudget[]): string {
  const pending = received.filter(({ status }) => status === "PENDING").length;
  return `${pending} ${pending === 1 ? "pendente" : "pendentes"} de ${received.length} ${received.length === 1 ? "recebido" : "recebidos"}`;
}
