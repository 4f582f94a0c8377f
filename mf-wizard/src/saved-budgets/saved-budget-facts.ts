import { readEvent } from "shared-contracts/budget-file/read-event";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import { exact } from "shared-contracts/numbers/exact";
import { perGuest } from "shared-contracts/pricing/budget-totals";
import { formatMoney } from "shared-contracts/pricing/money";
import { guestsInWords } from "shared-contracts/formats/event-words";

/** What a list tells about a saved budget, in words. */
export interface SavedBudgetFacts {
  /** Empty when the data cannot be read, as the next five. */
  eventType: string;
  guests: string;
  /** "20/11/2026", or empty without a date. */
  eventDate: string;
  /** The same day as "2026-11-20", to order by. */
  eventDay: string;
  /** Client and other names, lower case as stored. */
  people: readonly string[];
  /** Empty without guests. */
  perPerson: string;
  /** The day of the last save, local time: "20/11/2026". */
  savedOn: string;
  total: string;
}

/** Reads the event alone: a list of many large budgets stays quick, and one that cannot be read is still listed. */
export function savedBudgetFacts(saved: SavedBudget): SavedBudgetFacts {
  const shared = {
    savedOn: savedOn(saved),
    total: formatMoney(saved.totalFinal),
  };
  try {
    const event = readEvent(eventOf(saved.dados));
    const { eventType, guests, eventDate } = event;
    const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(eventDate);
    return {
      ...shared,
      eventType,
      guests: guestsInWords(guests),
      eventDate: day ? `${day[3]}/${day[2]}/${day[1]}` : eventDate,
      eventDay: day ? eventDate : "",
      people: [event.groomName, event.brideName, event.clientName ?? ""],
      perPerson:
        guests > 0
          ? formatMoney(perGuest(exact(saved.totalFinal), guests))
          : "",
    };
  } catch {
    return {
      ...shared,
      eventType: "",
      guests: "",
      eventDate: "",
      eventDay: "",
      people: [],
      perPerson: "",
    };
  }
}

function eventOf(dados: SavedBudget["dados"]): unknown {
  const data: unknown = typeof dados === "string" ? JSON.parse(dados) : dados;
  return (data as { eventData?: unknown } | null)?.eventData;
}

/** The day of a budget's last save, local time: "20/11/2026"; empty when nobody knows. */
export function savedOn({
  updatedAt,
  createdAt,
}: Pick<SavedBudget, "updatedAt" | "createdAt">): string {
  return formatDay(updatedAt ?? createdAt);
}
