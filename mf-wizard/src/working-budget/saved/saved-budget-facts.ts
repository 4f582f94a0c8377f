import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import { exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { guestsInWords } from "shared-contracts/formats/event-words";

/** The texts of a saved budget in a list. */
export interface SavedBudgetFacts {
  /** Empty when the data cannot be read, as the next five. */
  eventType: string;
  guests: string;
  /** "20/11/2026", or empty without a date. */
  eventDate: string;
  /** The same day as "2026-11-20", to order by. */
  eventDay: string;
  /** The client's names. */
  people: string;
  /** Empty without guests. */
  perPerson: string;
  /** The day of the last save, local time: "20/11/2026". */
  savedOn: string;
  total: string;
}

/** The texts of a light row; one with unreadable data is still listed. */
export function savedBudgetFacts(saved: SavedBudgetSummary): SavedBudgetFacts {
  const { eventType, eventDate, clientName, guests, totalFinal } = saved;
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(eventDate ?? "");
  return {
    eventType: eventType ?? "",
    guests: guests === null ? "" : guestsInWords(guests),
    eventDate: day ? `${day[3]}/${day[2]}/${day[1]}` : (eventDate ?? ""),
    eventDay: day?.[0] ?? "",
    people: clientName ?? "",
    perPerson:
      guests !== null && guests > 0
        ? formatMoney(perEach(exact(totalFinal), guests))
        : "",
    savedOn: savedOn(saved),
    total: formatMoney(totalFinal),
  };
}

/** The day of a budget's last save, local time: "20/11/2026"; empty when nobody knows. */
function savedOn({
  updatedAt,
  createdAt,
}: Pick<SavedBudgetSummary, "updatedAt" | "createdAt">): string {
  return formatDay(updatedAt ?? createdAt);
}
