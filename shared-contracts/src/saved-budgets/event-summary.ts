import {
  type EventSummary,
  type SavedBudget,
  type SavedBudgetSummary,
  UNKNOWN_EVENT,
} from "../entities/saved-budget.ts";
import { toPlain } from "../entities/plain.ts";
import { readEvent } from "../budget-file/read-event.ts";

/** The longest text of a list, in UTF-16 units. */
const MAX_LENGTH = 200;

/**
 * The event of a budget as lists show it. Reads `eventData` alone, so that a list of large budgets stays quick. All null
 * when that is unreadable. Never throws.
 *
 * @param dados Of a saved or received budget, as an object or JSON text.
 */
export function summarizeEvent(dados: unknown): EventSummary {
  try {
    const data = toPlain(dados);
    if (!data) return UNKNOWN_EVENT;
    const event = readEvent(data["eventData"]);
    const names = [event.groomName, event.brideName, event.clientName ?? ""];
    const given = names.map((name) => name.trim()).filter(Boolean);
    return {
      eventType: short(event.eventType),
      eventDate: short(event.eventDate),
      eventTime: short(event.eventTime),
      clientName: short([...new Set(given)].join(" e ")),
      clientPhone: short(event.clientPhone ?? ""),
      clientEmail: short(event.clientEmail ?? ""),
      city: short(event.city),
      guests: event.guests,
    };
  } catch {
    return UNKNOWN_EVENT;
  }
}

/** A saved budget as a row of the list. */
export function summarizeBudget({
  dados,
  ...saved
}: SavedBudget): SavedBudgetSummary {
  return { ...saved, ...summarizeEvent(dados) };
}

/** PostgreSQL keeps no NUL in a text. */
function short(text: string): string {
  return text.replaceAll("\0", "").slice(0, MAX_LENGTH);
}
