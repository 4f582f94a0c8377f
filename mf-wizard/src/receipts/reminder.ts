import type { EventData } from "shared-contracts/entities/event-data";
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import { writtenDay } from "shared-contracts/proposal/days";
import { firstName } from "../proposal/send/proposal-message.ts";

/** What a client reads who has not paid an instalment in time. */
export function reminder(
  { label, amount, dueDate }: Receipt,
  { title, event, pixKey }: { title: string; event: EventData; pixKey: string },
): string {
  const name = firstName(event);
  const isFeminine = /parcela|diferença/i.test(label);
  const what = `${isFeminine ? "da" : "do"} ${inSentence(label)}`;
  const due = `${isFeminine ? "vencida" : "vencido"} em ${writtenDay(dueDate)}`;
  const pix = pixKey && ` PIX: ${pixKey}.`;
  return (
    `Olá${name && `, ${name}`}! Passando para lembrar ${what} do ` +
    `${title.trim()}: ${formatMoney(exact(amount))}, ${due}.${pix}`
  );
}

/** What a client reads whose instalment has come. */
export function thanks(
  { label, amount, receivedOn }: Receipt,
  { title, event }: { title: string; event: EventData },
): string {
  const name = firstName(event);
  const of = /parcela|diferença/i.test(label) ? "da" : "do";
  const day = receivedOn === null ? "" : ` em ${writtenDay(receivedOn)}`;
  return (
    `Olá${name && `, ${name}`}! Recebemos ${formatMoney(exact(amount))}${day}, ` +
    `${of} ${inSentence(label)} do ${title.trim()}. Obrigado!`
  );
}

/** "Sinal (30%)" is "sinal (30%)". */
const inSentence = (label: string): string =>
  label.charAt(0).toLowerCase() + label.slice(1);
