import {
  type BudgetRange,
  type ReceivedBudget,
  type RequestAnswer,
} from "shared-contracts/entities/received-budget";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { counted } from "shared-contracts/formats/count";
import { formatDay } from "shared-contracts/formats/format-day";
import {
  guestsInWords,
  hoursInWords,
} from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import type { ListedRequest } from "./request-state.ts";

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

/** Labels and values of a request; a value that it lacks is empty. */
export function requestFacts(
  request: ReadRequest,
): [label: string, value: string, note?: string][] {
  const { date, place, city, cep, guests, duration, range } = request;
  return [
    ["WhatsApp", request.phone],
    ["Email", request.email],
    ["Data", dayInWords(date)],
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
export function answeredInWords(answer: RequestAnswer | null): string {
  return answer ? `Respondido em ${formatDay(answer.answeredAt)}` : "";
}

/** "2 pedidos sem resposta, de 6 recebidos". */
export function countInWords(requests: readonly ListedRequest[]): string {
  const open = requests.filter(({ state }) => state === "semresposta").length;
  const received = requests.length === 1 ? "recebido" : "recebidos";
  return `${counted(open, "pedido", "pedidos")} sem resposta, de ${requests.length} ${received}`;
}

/** "hoje, 7:55", on another day "em 18/11/2026". */
export function arrivalInWords({ createdAt }: ReceivedBudget): string {
  const date = new Date(createdAt);
  const isToday = date.toDateString() === new Date().toDateString();
  if (!isToday) return `em ${formatDay(createdAt)}`;
  return `hoje, ${date.toLocaleTimeString("pt-BR", { timeStyle: "short" })}`;
}

/** "150 convidados, 15/05/2027", or the one that the request has. */
export function whenInWords({ guests, date }: ReadRequest): string {
  const parts = [guests === null ? "" : guestsInWords(guests), written(date)];
  return parts.filter(Boolean).join(", ");
}

/** "15/05/2027" for "2027-05-15". */
function written(day: string): string {
  return day.split("-").reverse().join("/");
}

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  timeZone: "UTC",
});

/** "sábado, 15/05/2027". */
function dayInWords(day: string): string {
  if (day === "") return "";
  const weekday = WEEKDAY.format(Date.parse(day)).replace("-feira", "");
  return `${weekday}, ${written(day)}`;
}

const AND = new Intl.ListFormat("pt-BR");

/** What a proposal takes over from the request: "cliente, WhatsApp, data, 150 convidados e cidade". */
export function carriedInWords(request: ReadRequest): string {
  const { client, phone, email, date, guests, duration, place, city } = request;
  const carried = [
    client && "cliente",
    phone && "WhatsApp",
    email && "email",
    date && "data",
    guests !== null && guestsInWords(guests),
    duration !== null && hoursInWords(duration),
    place ? "local" : city && "cidade",
  ];
  return AND.format(
    carried.filter((one) => typeof one === "string" && one !== "") as string[],
  );
}

/** "Casamento Ana e Rui, 137 convidados, ainda sem aprovação". */
export function sameDayInWords({
  nome,
  guests,
  status,
}: SavedBudgetSummary): string {
  return [
    nome,
    guests === null ? "" : guestsInWords(guests),
    status === "aprovada" ? "aprovado" : "ainda sem aprovação",
  ]
    .filter(Boolean)
    .join(", ");
}

const DAY_MS = 86_400_000;

/** "Salvo em 17/11/2026, enviada há 6 dias". */
export function proposalInWords(
  { updatedAt, createdAt, lastSent }: SavedBudgetSummary,
  now = Date.now(),
): string {
  const saved = `Salvo em ${formatDay(updatedAt ?? createdAt)}`;
  if (!lastSent) return `${saved}, ainda não enviada`;
  const days = Math.floor((now - Date.parse(lastSent.at)) / DAY_MS);
  const since = days < 1 ? "hoje" : `há ${counted(days, "dia", "dias")}`;
  return `${saved}, enviada ${since}`;
}
