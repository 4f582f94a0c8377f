import { type ReadBudget, readBudget } from "./read-budget.ts";
import type { Contact } from "../entities/event-data.ts";
import { isPlain, without } from "../entities/plain.ts";
import { REQUEST_STATE_KEYS } from "../entities/request-state-keys.ts";
import { EVENT_TYPES } from "../entities/event-types.ts";
import { foods } from "../parts/foods.ts";
import { BLANK } from "../templates/blank.ts";
import type { FoodCategory } from "../parts/foods.ts";
import { sizedTeam } from "../pricing/team-sizing.ts";
import {
  fieldsOf,
  readRequest,
  type ReadRequest,
} from "../entities/read-request.ts";

/**
 * The budget to work on for a request: the one saved for it last time, else a blank one with the client's data. Its
 * team is sized as if the caterer had typed the guests. The client's data keeps its own keys, so that a save returns
 * it. [request-keeps-its-client]
 */
export function budgetOfRequest(dados: unknown): ReadBudget {
  const fields = fieldsOf(dados);
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
      // The postal code shows where the event is when nothing else says so.
      eventLocation: place || cep,
      city,
      ...(cep && { address: cep }),
    },
    team: sizedTeam(BLANK.team, guests ?? 0, BLANK.eventData.guestsPerWaiter),
    foods: suggestedFoods(request),
  });
}

/** How to reach the client, as the budget's own keys say it. */
function contactOf({ phone, email }: ReadRequest): Contact {
  return {
    ...(phone && { clientPhone: phone }),
    ...(email && { clientEmail: email }),
  };
}

/** The type on offer that is written alike, small letters and accents aside. */
function eventTypeOf({ eventType }: ReadRequest): string {
  const wanted = plain(eventType);
  return EVENT_TYPES.find((type) => plain(type) === wanted) ?? "outros";
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
