import { type ReadBudget, readBudget } from "./read-budget.ts";
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
 * team of the size for its guests. Keeps the keys of the client's data, so that a save returns them. Never throws.
 * [request-keeps-its-client]
 *
 * @param dados Of a received budget, as an object or JSON text.
 */
export function budgetOfRequest(dados: unknown): ReadBudget {
  const fields = toPlain(dados);
  const request = readRequest(dados);
  if (!fields || !request)
    return { ok: false, reason: "dados ilegíveis", path: "" };
  const requested = isPlain(fields["eventData"]) ? fields["eventData"] : {};
  const contact = contactOf(request);
  if (Array.isArray(fields["team"]))
    return readBudget({
      ...without(fields, REQUEST_STATE_KEYS),
      eventData: { ...contact, ...requested },
    });
  const { guests, duration, date, place, city, cep, client } = request;
  return readBudget({
    ...BLANK,
    clientInfo: fields["clientInfo"],
    calculatedEvent: fields["calculatedEvent"],
    eventData: {
      ...requested,
      ...BLANK.eventData,
      eventType: eventTypeOf(request),
      groomName: client,
      ...contact,
      eventDate: date,
      guests: guests ?? 0,
      duration: duration ?? 0,
      // Without a place, the postal code shows where the event is.
      eventLocation: place || cep,
      city,
      ...(cep && { address: cep }),
    },
    team: sizedTeam(BLANK.team, guests ?? 0, BLANK.eventData.guestsPerWaiter),
    foods: suggestedFoods(request),
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

function suggestedFoods({ menu }: ReadRequest): FoodCategory[] {
  if (menu.length === 0) return [];
  const items = menu.map((name, index) => ({
    ...foods.newRow(index + 1),
    name,
  }));
  return [{ ...foods.group.newGroup(1), name: "Cardápio sugerido", items }];
}
