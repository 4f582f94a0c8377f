import type { Draft } from "shared-contracts/budget-file/draft";

/** How old a draft of an unsaved budget may be, in minutes. */
const RECENT_MINUTES = 1440;

/** The facts that make a draft continuable. */
export type ContinuableDraft = Pick<
  Draft,
  "budget" | "name" | "editingBudgetId" | "timestamp"
>;

/**
 * Whether to ask about a draft: it is of a saved budget, or it is recent, changed and named. `now` in ms since 1970; a
 * draft from the future counts as new. [continuable-draft]
 */
export function isContinuable(draft: ContinuableDraft, now: number): boolean {
  if ((draft.editingBudgetId ?? 0) > 0) return true;
  const minutes = (now - draft.timestamp) / 60_000;
  return minutes < RECENT_MINUTES && isChanged(draft) && filled(draft.name);
}

/** A default event type counts as filled too. */
function isChanged({ budget: { eventData: event } }: ContinuableDraft) {
  return (
    (event.guests !== 100 && event.guests > 0) ||
    filled(event.groomName) ||
    filled(event.clientName) ||
    filled(event.eventType) ||
    filled(event.address) ||
    filled(event.eventLocation)
  );
}

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== "";
}
