import { z } from "zod";

/** Ids go into paths and the database, so anything that does not look like an id of Asaas is refused. */
const id = z.string().regex(/^[\w-]{1,60}$/);

/** The parts of a customer that are used here. */
export const customerSchema = z.object({
  id,
  deleted: z.boolean().nullish(),
});

/** The parts of a charge (Asaas: payment) that are used here. The status is free text, because Asaas may add one. */
export const paymentSchema = z.object({
  id,
  status: z.string(),
  billingType: z.string(),
  dueDate: z.iso.date(),
  invoiceUrl: z.string().nullish(),
  externalReference: z.string().nullish(),
  deleted: z.boolean().nullish(),
});

export type AsaasPayment = z.infer<typeof paymentSchema>;

/** The answer to a deletion. */
export const deletedSchema = z.object({ deleted: z.literal(true) });

/** The first page of a list; the lists read here have only one. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item) });

/** The code of a PIX charge. The image is a PNG in base64 without a data: prefix. */
export const pixSchema = z.object({
  encodedImage: z.base64().min(1).max(200_000),
  payload: z.string().min(1).max(1_000),
});

/** The body of a 4xx. The description is left out, because it may repeat what was sent. */
export const errorsSchema = z.object({
  errors: z.array(z.object({ code: z.string() })).min(1),
});

/** The body of a webhook; an event about something other than a charge has no `payment`. */
export const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  event: z.string(),
  payment: z
    .object({ externalReference: z.string().max(200).nullish() })
    .nullish(),
});
