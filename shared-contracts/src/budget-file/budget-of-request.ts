import { type ReadBudget, readBudget } from "./read-budget.ts";
import { withoutClient } from "../entities/budget-copy.ts";
import type { Contact } from "../entities/event-data.ts";
import { isPlain, toPlain, without } from "../entities/plain.ts";
import { REQUEST_STATE_KEYS } from "../entities/request-state-keys.ts";
import { EVENT_TYPES } from "../entities/event-types.ts";
import { foods } from "../parts/foods.ts";
import { BLANK } from "../templates/blank.ts";
import type { FoodCategory } from "../parts/foods.ts";
import { sizedTeam } from "../pricing/team-sizing.ts";
import { readRequest, type ReadRequest } from "../entities/read-request.ts";

/**
 * The budget to edit for a received request: the one saved for it before, else a blank one with the client's data and a
 * team of the size for its guests. With a base it is always one of the base's items and prices. Keeps the keys of the
 * client's data, so that a save returns them. Never throws. [request-keeps-its-client]
 *
 * @param dados Of a received budget, as an object or JSON text.
 * @param base `dados` of the budget to start from, whose own client is left out.
 */
export function budgetOfRequest(dados: unknown, base?: unknown): ReadBudget {
  const fields = toPlain(dados);
  const request = readRequest(dados);
  if (!fields || !request)
    return { ok: false, reason: "dados ilegíveis", path: "" };
  const requested = isPlain(fields["eventData"]) ? fields["eventData"] : {};
  const contact = contactOf(request);
  if (base === undefined && Array.isArray(fields["team"]))
    return readBudget({
      ...without(fields, REQUEST_STATE_KEYS),
      eventData: { ...contact, ...requested },
    });
  const read = readBudget(base ?? BLANK);
  if (!read.ok) return read;
  const from = withoutClient(read.budget);
  const { guestsPerWaiter } = from.eventData;
  const { date, place, city, cep, client } = request;
  const guests = request.guests ?? from.eventData.guests;
  return readBudget({
    ...from,
    clientInfo: fields["clientInfo"],
    calculatedEvent: fields["calculatedEvent"],
    eventData: {
      ...requested,
      ...from.eventData,
      eventType: eventTypeOf(request),
      groomName: client,
      ...contact,
      eventDate: date,
      guests,
      duration: request.duration ?? from.eventData.duration,
      // Without a place, the postal code shows where the event is.
      eventLocation: place || cep,
      city,
      ...(cep && { address: cep }),
    },
    team: sizedTeam(from.team, guests, guestsPerWaiter),
    foods: [...suggestedFoods(request, from.foods), ...from.foods],
  });
}

/** Phone and email of the client under the keys of a budget. */
function contactOf({ phone, email }: ReadRequest): Contact {
  return {
    ...(phone && { clientPhone: phone }),
    ...(email && { clientEmail: email }),
  };
}

/** The event type of the catalog with the same name, ignoring case and accents; else "outros". */
function eventTypeOf({ eventType }: ReadRequest): string {
  const name = plain(eventType);
  return EVENT_TYPES.find((type) => plain(type) === name) ?? "outros";
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** The dishes that the client suggests, as a group of their own without prices. */
function suggestedFoods(
  { menu }: ReadRequest,
  others: readonly FoodCategory[],
): FoodCategory[] {
  if (menu.length === 0) return [];
  const rows = others.flatMap(({ items }) => items);
  const items = menu.map((name, index) => ({
    ...foods.newRow(nextId(rows) + index),
    name,
  }));
  const group = foods.group.newGroup(nextId(others));
  return [{ ...group, name: "Cardápio sugerido", items }];
}

function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}
