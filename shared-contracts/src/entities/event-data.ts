import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** The event a budget is for. Dates and times are zoneless text: `YYYY-MM-DD`, `HH:MM`, or empty. */
export const eventDataSchema = z.looseObject({
  eventType: z.string(),
  groomName: z.string(),
  brideName: z.string(),
  clientCpf: z.string(),
  city: z.string(),
  country: z.string(),
  eventDate: z.string(),
  eventTime: z.string(),
  eventLocation: z.string(),
  guests: amountSchema,
  /** Hours. */
  duration: amountSchema,
  guestsPerWaiter: amountSchema,
  clientName: z.optional(z.string()),
  address: z.optional(z.string()),
  /** As it was typed. */
  clientPhone: z.optional(z.string()),
  clientEmail: z.optional(z.string()),
});

export type EventData = z.infer<typeof eventDataSchema>;

/** The client's phone and email. */
export type Contact = Pick<EventData, "clientPhone" | "clientEmail">;
