import type { EventData } from "shared-contracts/entities/event-data";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { writtenDay } from "shared-contracts/proposal/days";

/** Stands for the address of the client's page in a message: the address opens the proposal, so it is stored nowhere. */
const LINK = "{link}";

export interface MessageFacts {
  /** The name that the budget is saved by. */
  title: string;
  event: EventData;
  /** `YYYY-MM-DD`. */
  validUntil: string;
  /** The company's name; empty where the account has none. */
  sender: string;
  /** The proposal offers several budgets. */
  hasOptions: boolean;
}

/** The words that go with the link to a proposal. A line without data is left out. They name no price. */
export function proposalMessage(facts: MessageFacts): string {
  return [greeting(facts), LINK, closing(facts), facts.sender.trim()]
    .filter(Boolean)
    .join("\n\n");
}

/** A message as it is shown. */
export function filledIn(message: string, url: string): string {
  return message.replaceAll(LINK, url);
}

/** A message as it is sent: the address follows words that do not name it. */
export function withAddress(message: string, url: string): string {
  return message.includes(url)
    ? message
    : [message.trimEnd(), url].filter(Boolean).join("\n\n");
}

/** A message as it is stored. */
export function withoutAddress(message: string, url: string): string {
  return message.replaceAll(url, LINK);
}

function greeting({ title, event }: MessageFacts): string {
  const first = firstName(event);
  const day = event.eventDate && `em ${writtenDay(event.eventDate)}`;
  const guests = event.guests > 0 ? `para ${guestsInWords(event.guests)}` : "";
  const what = [`A proposta do ${title.trim()}`, day, guests];
  return `Olá${first && `, ${first}`}! ${what.filter(Boolean).join(", ")}, está aqui:`;
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

function closing({ validUntil, hasOptions }: MessageFacts): string {
  const choose = hasOptions ? ", escolher a opção" : "";
  return `Dá para ver o cardápio${choose} e aceitar pelo celular, até ${writtenDay(validUntil)}. Qualquer dúvida, é só me chamar.`;
}
