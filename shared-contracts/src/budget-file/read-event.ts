import { effectiveGuestsPerWaiter } from "../catalog/roles.ts";
import { BLANK } from "../catalog/templates/blank.ts";
import type { EventData } from "../entities/event-data.ts";
import { without } from "./working-keys.ts";
import { readEntity } from "./read-entity.ts";
import { readText } from "./read-field.ts";

/** Texts only some snapshots have. */
const OPTIONAL_TEXTS = ["clientName", "address"] as const;

/** Reads `eventData`; guestsPerWaiter missing, 0 or less becomes 20 (section 5). */
export function readEvent(value: unknown): EventData {
  const raw = value ?? {};
  const event = readEntity<EventData>(raw, BLANK.eventData, "eventData", [
    "guests",
    "duration",
    "guestsPerWaiter",
  ]);
  const texts = OPTIONAL_TEXTS.filter(
    (key) => (event[key] ?? null) !== null,
  ).map((key) => [key, readText(event[key], `eventData.${key}`)]);
  return {
    ...(without(event, OPTIONAL_TEXTS) as EventData),
    ...(Object.fromEntries(texts) as Pick<EventData, "clientName">),
    guestsPerWaiter: effectiveGuestsPerWaiter(event.guestsPerWaiter),
  };
}
