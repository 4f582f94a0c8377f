import type { EventData } from "../entities/event-data.ts";
import { guestsInWords } from "../formats/event-words.ts";
import { capitalized } from "../formats/sentence.ts";
import { printable } from "../formats/printable.ts";

const LONG_DAY = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const DAY_MINUTES = 24 * 60;

/**
 * The event in one sentence: "Sábado, 15 de maio de 2027, das 19h à 1h, no Espaço Jatobá, em Nova Lima, para 137
 * convidados." Leaves out missing facts; empty without date, place and guests.
 */
export function eventSentence(event: EventData): string {
  const day = longDay(printable(event.eventDate));
  const place = printable(event.eventLocation || event.address || "");
  const guests = event.guests > 0 ? `para ${guestsInWords(event.guests)}` : "";
  if (!day && !place && !guests) return "";
  const facts = [
    day,
    hours(printable(event.eventTime), event.duration),
    place && withPreposition(place, "no"),
    event.city.trim() && withPreposition(printable(event.city), "em"),
    guests,
  ]
    .filter(Boolean)
    .join(", ");
  return `${capitalized(facts)}.`;
}

/** "2027-05-15" as "sábado, 15 de maio de 2027"; another text is unchanged. */
function longDay(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? text : LONG_DAY.format(day);
}

/** "das 19h à 1h", "a partir das 15h"; another text is unchanged. */
function hours(text: string, duration: number): string {
  const [, hour, minute] = /^(\d?\d):(\d\d)$/.exec(text) ?? [];
  if (!hour || !minute) return text;
  const start = Number(hour) * 60 + Number(minute);
  const from = clock(start, ["da", "das"]);
  if (!(duration > 0)) return `a partir ${from}`;
  const end = (start + Math.round(duration * 60)) % DAY_MINUTES;
  return `${from} ${clock(end, ["à", "às"])}`;
}

/** Minutes of the day as "às 19h30"; one o'clock is singular, "à 1h". */
function clock(minutes: number, [one, many]: [string, string]): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = `${hour}h${rest > 0 ? String(rest).padStart(2, "0") : ""}`;
  return `${hour === 1 ? one : many} ${time}`;
}

function withPreposition(place: string, preposition: string): string {
  return /^(?:no|na|em)\s/i.test(place) ? place : `${preposition} ${place}`;
}
