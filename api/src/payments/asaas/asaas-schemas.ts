import { z } from "zod";

/** Ids go into paths and the database: anything longer or odder is not one of Asaas's. */
const id = z.string().regex(/^[\w-]{1,60}$/);

/** A customer as far as it is used here. */
export const customerSchema = z.object({
  id,
  deleted: z.boolean().nullish(),
});

/** A charge, which Asaas calls payment, as far as it is used here. The status is free text: Asaas may add one any day. */
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

/** What deleting a charge answers. */
export const deletedSchema = z.object({ deleted: z.literal(true) });

/** The page of a list; no list asked for here has a second one. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item) });

/** The code of a PIX charge; the image is a PNG in base64 without a data: prefix. */
export const pixSchema = z.object({
  encodedImage: z.base64().min(1).max(200_000),
  payload: z.string().min(1).max(1_000),
});

/** What a 4xx says. The description is left out: it may repeat what was sent. */
export const errorsSchema = z.object({
  errors: z.array(z.object({ code: z.string() })).min(1),
});

/** What a webhook carries; events about other things than charges have no `payment`. */
export const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  event: z.string(),
  payment: z
    .object({ externalReference: z.string().max(200).nullish() })
    .nullish(),
});
