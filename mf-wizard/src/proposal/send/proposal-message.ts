import type { EventData } from "shared-contracts/entities/event-data";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import type { Amount } from "shared-contracts/numbers/rounding";
import { writtenDay } from "shared-contracts/proposal/days";
import { plannedPayments } from "shared-contracts/proposal/payment-plan";
import type { PaymentPlan } from "shared-contracts/entities/proposal";

export interface MessageFacts {
  /** The name that the budget is saved by. */
  title: string;
  event: EventData;
  totals: { total: Amount; perPerson: Amount };
  /** `YYYY-MM-DD`. */
  validUntil: string;
  plan: PaymentPlan | undefined;
  /** The company's name; empty where the account has none. */
  sender: string;
  /** The proposal offers several budgets, each with its own prices. */
  hasOptions: boolean;
}

/** The words that go with the file of a proposal. A line without data is left out. */
export function proposalMessage(facts: MessageFacts): string {
  return [greeting(facts), prices(facts), closing(facts), facts.sender.trim()]
    .filter(Boolean)
    .join("\n\n");
}

function greeting({ title, event }: MessageFacts): string {
  const first = firstName(event);
  const day = event.eventDate && `em ${writtenDay(event.eventDate)}`;
  const guests = event.guests > 0 ? `para ${guestsInWords(event.guests)}` : "";
  const what = [`Segue a proposta do ${title.trim()}`, day, guests];
  return `Olá${first && `, ${first}`}! ${what.filter(Boolean).join(", ")}.`;
}

/** Whom a message greets; empty where the event has no name. */
export function firstName({
  groomName,
  clientName,
  brideName,
}: EventData): string {
  const name =
    groomName.trim() || (clientName ?? "").trim() || brideName.trim();
  return name.split(/\s+/)[0] ?? "";
}

function prices({ event, totals, validUntil, hasOptions }: MessageFacts) {
  const valid = `válida até ${writtenDay(validUntil)}`;
  if (hasOptions) return `Os valores de cada opção estão no PDF, ${valid}.`;
  const each =
    event.guests > 0 ? ` (${formatMoney(totals.perPerson)} por pessoa)` : "";
  return `Valor total: ${formatMoney(totals.total)}${each}, ${valid}.`;
}

function closing({ plan, totals, hasOptions }: MessageFacts): string {
  const question = "Qualquer dúvida, é só me chamar.";
  const deposit =
    plan && !hasOptions
      ? plannedPayments(plan, totals.total).find(
          ({ what }) => what === "deposit",
        )
      : undefined;
  if (!deposit) return question;
  const value = formatMoney(Number(deposit.cents) / 100);
  const day = deposit.date && ` até ${writtenDay(deposit.date)}`;
  return `Para reservar a data, basta o sinal de ${value}${day}.\n${question}`;
}
