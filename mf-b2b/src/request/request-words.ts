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

/** What a range is called and, in reais for each guest, where it begins and ends. */
const RANGES: Readonly<
  Record<BudgetRange, { name: string; from?: number; to?: number }>
> = {
  economico: { name: "Econômico", to: 50 },
  medio: { name: "Médio", from: 50, to: 100 },
  premium: { name: "Premium", from: 100 },
};

/** "Premium (acima de R$ 100,00 por pessoa)". */
export function rangeInWords(range: BudgetRange): string {
  return `${RANGES[range].name} (${betweenOf(range, 1)} por pessoa)`;
}

/** The same for the whole event: "acima de R$ 15.000,00 para 150 convidados". */
export function rangeForGuests(range: BudgetRange, guests: number): string {
  return `${betweenOf(range, guests)} para ${guestsInWords(guests)}`;
}

function betweenOf(range: BudgetRange, guests: number): string {
  const { from, to } = RANGES[range];
  const money = (each: number) => formatMoney(each * guests);
  if (from === undefined) return `até ${money(to ?? 0)}`;
  if (to === undefined) return `acima de ${money(from)}`;
  return `${money(from)} a ${money(to)}`;
}

/** "150 convidados, 8 horas", or what is known of it. */
export function sizeInWords({ guests, duration }: ReadRequest): string {
  const parts = [
    guests === null ? "" : guestsInWords(guests),
    duration === null ? "" : hoursInWords(duration),
  ];
  return parts.filter(Boolean).join(", ");
}

/** "2027-05-15" as "15/05/2027". */
export function dayInWords(day: string): string {
  return day.split("-").reverse().join("/");
}

/** Where the event is: the text, or "Belo Horizonte, 30140-071". */
export function placeInWords({ place, city, cep }: ReadRequest): string {
  return place || [city, cep].filter(Boolean).join(", ");
}

/** The details that the request lacks, by their labels in the dialog. */
export function missingDetails(request: ReadRequest): string[] {
  const details: [label: string, given: boolean][] = [
    ["Email", request.email !== ""],
    ["Telefone", request.phone !== ""],
    ["Data", request.date !== ""],
    ["Local", placeInWords(request) !== ""],
    ["Convidados", request.guests !== null],
    ["Duração", request.duration !== null],
    ["Estilo", request.style !== ""],
    ["Faixa de orçamento", request.range !== null],
    ["Cardápio sugerido", request.menu.length > 0],
  ];
  return details.filter(([, given]) => !given).map(([label]) => label);
}

/** Who asks; the budget's own name where the request cannot be read. */
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
