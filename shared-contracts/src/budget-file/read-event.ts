import { DEFAULT_GUESTS_PER_WAITER } from "../catalog/roles.ts";
import { BLANK } from "../templates/blank.ts";
import type { EventData } from "../entities/event-data.ts";
import { isPlain } from "../entities/plain.ts";
import { entityReader } from "./read-entity.ts";
import {
  noteChange,
  readAmount,
  readText,
  statedNumber,
} from "./read-field.ts";
import type { Reading } from "./reading.ts";
import { without } from "../entities/plain.ts";

/** Fields of old snapshots that replace another field. */
const OLD_TEXTS = [
  ["clientName", "groomName"],
  ["address", "eventLocation"],
] as const;

const readEntity = entityReader<EventData>(BLANK.eventData);

/**
 * Reads `eventData`. Guests per waiter that are missing, 0 or less become 20. `clientName` and `address` of old files move
 * to the fields that replaced them, if those are blank. [twenty-guests-per-waiter]
 */
export function readEvent(
  value: unknown,
  reading: Reading = { source: "stored", notes: [] },
): EventData {
  const raw = value ?? {};
  const perWaiter = isPlain(raw)
    ? readGuestsPerWaiter(raw["guestsPerWaiter"], reading)
    : DEFAULT_GUESTS_PER_WAITER;
  const event = readEntity(
    isPlain(raw) ? { ...raw, guestsPerWaiter: perWaiter } : raw,
    "eventData",
    reading,
  );
  return withOldTexts(event);
}

function readGuestsPerWaiter(value: unknown, reading: Reading): number {
  if (value === undefined) return DEFAULT_GUESTS_PER_WAITER;
  const path = "eventData.guestsPerWaiter";
  const stated = statedNumber(value, path, "whole");
  const isNone = Number.isNaN(stated) && reading.source === "stored";
  if (!isNone && !(stated <= 0))
    return readAmount(value, path, "whole", reading);
  if (stated !== 0) noteChange(reading, path, value, DEFAULT_GUESTS_PER_WAITER);
  return DEFAULT_GUESTS_PER_WAITER;
}

function withOldTexts(event: EventData): EventData {
  let read = event;
  for (const [old, shown] of OLD_TEXTS) {
    const given: unknown = event[old];
    const text =
      (given ?? null) === null ? "" : readText(given, `eventData.${old}`);
    const kept = without(read, [old]) as EventData;
    if (text.trim() === "") read = kept;
    else if (read[shown].trim() === "") read = { ...kept, [shown]: text };
    else read = { ...kept, [old]: text };
  }
  return read;
}
