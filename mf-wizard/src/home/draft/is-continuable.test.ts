import { BLANK } from "shared-contracts/templates/blank";
import { type ContinuableDraft, isContinuable } from "./is-continuable.ts";

const NOW = 1_763_640_000_000;
const DAY = 1440 * 60_000;

/** Recent and named, but with nothing of the event filled in. */
function draft(
  event: Partial<ContinuableDraft["budget"]["eventData"]> = {},
  rest: Partial<ContinuableDraft> = {},
): ContinuableDraft {
  const eventData = {
    ...BLANK.eventData,
    eventType: "",
    guests: 0,
    ...event,
  };
  return {
    budget: { ...BLANK, eventData },
    name: "Festa",
    editingBudgetId: null,
    timestamp: NOW - 60_000,
    ...rest,
  };
}

const changed = { groomName: "Ana" };

test.each<[string, ContinuableDraft, boolean]>([
  ["nothing filled in", draft(), false],
  ["guests 0", draft({ guests: 0 }), false],
  ["guests 1", draft({ guests: 1 }), true],
  ["guests 100, as the defaults have", draft({ guests: 100 }), false],
  ["guests 101", draft({ guests: 101 }), true],
  ["a client's name", draft({ groomName: "Ana" }), true],
  ["a client's name of another area", draft({ clientName: "Ana" }), true],
  ["a client's name of spaces", draft({ groomName: "  " }), false],
  ["an event type", draft({ eventType: "Casamento" }), true],
  ["a place", draft({ eventLocation: "Sítio" }), true],
  ["an address", draft({ address: "Rua A" }), true],
  ["only a city", draft({ city: "Betim" }), false],
  ["no name", draft(changed, { name: "" }), false],
  ["a name of spaces", draft(changed, { name: "  " }), false],
  ["just under a day old", draft(changed, { timestamp: NOW - DAY + 1 }), true],
  ["exactly a day old", draft(changed, { timestamp: NOW - DAY }), false],
  ["of unknown age", draft(changed, { timestamp: 0 }), false],
  ["from the future", draft(changed, { timestamp: NOW + 9 * DAY }), true],
  [
    "saved, however old, unnamed and unchanged",
    draft({}, { editingBudgetId: 1, name: "", timestamp: 0 }),
    true,
  ],
  ["id 0 is not saved", draft({}, { editingBudgetId: 0 }), false],
])("%s", (_, given, expected) => {
  expect(isContinuable(given, NOW)).toBe(expected);
});
