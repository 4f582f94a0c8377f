import type { EventData } from "shared-contracts/entities/event-data";
import { guestsInWords } from "shared-contracts/formats/event-words";

/** Date, place and guests of an event; omits what is unknown. */
export function paperFacts(event: EventData): string[] {
  const { eventDate, eventTime, eventLocation, guests } = event;
  const date = eventDate.split("-").reverse().join("/");
  return [
    [date, eventTime].filter(Boolean).join(", "),
    eventLocation.trim(),
    guestsInWords(guests),
  ].filter(Boolean);
}
