import * as z from "zod/mini";
import {
  type BudgetRange,
  budgetRangeSchema,
} from "../entities/received-budget.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a client asked for, as far as it can be read; empty text, null or an empty list for what is missing. */
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
  /** The place as text; else city and CEP tell it. */
  place: string;
  city: string;
  cep: string;
  style: string;
  range: BudgetRange | null;
  menu: readonly string[];
}

/** `dados` as an object, whether it came as one or as JSON text; null where it is neither. Never throws. */
export function fieldsOf(dados: unknown): Fields | null {
  if (typeof dados !== "string") return isRecord(dados) ? dados : null;
  try {
    const value: unknown = JSON.parse(dados);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads a partner's data: a value of an unexpected type counts as missing. Null when there is nothing to read. */
export function readRequest(dados: unknown): ReadRequest | null {
  const fields = fieldsOf(dados);
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

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
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
