import type { Budget } from "shared-contracts/parts/budget";
import { exact } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/formats/money";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { formatCount } from "shared-contracts/formats/count";
import {
  clientName,
  type Proposal,
  type ProposalLine,
  type Sender,
} from "./proposal.ts";
import { proposalParts } from "./proposal-parts.ts";

/** Dates and times are in the caterer's country, whatever the machine's time zone. */
const DATE = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/**
 * Composes the texts of a budget's proposal. Its total and cost per person equal those of the Results page, to the
 * cent.
 */
export function composeProposal(
  title: string,
  budget: Budget,
  sender: Sender,
  now: Date,
): Proposal {
  const totals = priceBudget(budget);
  const { guests } = budget.eventData;
  return {
    title,
    sender,
    client: clientLines(budget),
    event: eventLines(budget),
    parts: proposalParts(budget),
    guests: guests > 0 ? counted(guests, "convidado", "convidados") : "",
    total: formatMoney(totals.total),
    perPerson: formatMoney(totals.perPerson),
    date: DATE.format(now),
  };
}

function clientLines(budget: Budget): ProposalLine[] {
  const { brideName, clientCpf } = budget.eventData;
  return filled([
    ["Nome", clientName(budget)],
    ["Noiva", brideName],
    ["CPF", maskedCpf(clientCpf)],
  ]);
}

function eventLines({ eventData: event }: Budget): ProposalLine[] {
  const place = [event.eventLocation || event.address, event.city];
  return filled([
    ["Tipo", event.eventType],
    [
      "Data e hora",
      [localDate(event.eventDate), event.eventTime].filter(Boolean).join(", "),
    ],
    ["Local", place.filter((text) => text?.trim()).join(", ")],
    ["Convidados", event.guests > 0 ? formatCount(exact(event.guests)) : ""],
    [
      "Duração",
      event.duration > 0 ? counted(event.duration, "hora", "horas") : "",
    ],
  ]);
}

/** Empty lines are left out. */
function filled(pairs: [string, string][]): ProposalLine[] {
  return pairs
    .map(([name, value]) => ({ name, value: value.trim() }))
    .filter(({ value }) => value !== "");
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(exact(count))} ${count === 1 ? one : many}`;
}

/** "2026-12-12" as "12/12/2026"; any other text unchanged. */
function localDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  return year ? `${day}/${month}/${year}` : date;
}

function maskedCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, "");
  return digits.length === 11
    ? digits.replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4")
    : cpf;
}
