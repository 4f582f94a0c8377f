import * as z from "zod/mini";
import { isPlain, type Plain, toPlain } from "./plain.ts";
import { type BudgetRange, budgetRangeSchema } from "./received-budget.ts";

/** A partner's request; a missing or unreadable value is empty text, null or an empty list. */
export interface ReadRequest {
  client: string;
  email: string;
  phone: string;
  eventType: string;
  /** `YYYY-MM-DD`. */
  date: string;
  guests: number | null;
  /** Hours. */
  duration: number | null;
  /** The place as text; empty when only city and CEP are given. */
  place: string;
  city: string;
  cep: string;
  style: string;
  range: BudgetRange | null;
  menu: readonly string[];
}

/** Reads a partner's `dados`; a value of an unexpected type counts as missing. Null when it is no record. Never throws. */
export function readRequest(dados: unknown): ReadRequest | null {
  const fields = toPlain(dados);
  if (!fields) return null;
  const client = recordOf(fields["clientInfo"]);
  const event = recordOf(fields["eventData"]);
  const location = event["location"];
  const date = z.safeParse(z.iso.date(), event["event_date"]);
  const range = budgetRangeSchema.safeParse(event["budget_range"]);
  return {
    client: textOf(client["name"]),
    email: textOf(client["email"]),
    phone: textOf(client["phone"]),
    eventType: textOf(event["event_type"]),
    date: date.success ? date.data : "",
    guests: numberOf(event["guests"]),
    duration: numberOf(event["duration_hours"]),
    place: textOf(location),
    city: textOf(recordOf(location)["city"]),
    cep: textOf(recordOf(location)["cep"]),
    style: textOf(event["event_style"]),
    range: range.success ? range.data : null,
    menu: textsOf(recordOf(fields["calculatedEvent"])["suggested_menu"]),
  };
}

function recordOf(value: unknown): Plain {
  return isPlain(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : [];
}

/** Partners write numbers as text too. */
function numberOf(value: unknown): number | null {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && number > 0 && number <= 1e9
    ? number
    : null;
}
