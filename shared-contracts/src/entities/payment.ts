import * as z from "zod/mini";
import { hasCnpjCheckDigits } from "../numbers/check-digits.ts";
import { fieldTexts } from "./field-texts.ts";
import { oneLine } from "./one-line.ts";
import { planSchema } from "./plan.ts";

/** The payment methods of a plan. */
export const paymentMethodSchema = z.enum(["PIX", "BOLETO", "CREDIT_CARD"]);

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/**
 * The status of a payment. CONFIRMED and RECEIVED are paid. PROCESSING: a card is being charged or analysed. UNKNOWN:
 * no result yet, so it must not be charged again. OVERDUE, FAILED and REFUNDED are final. [read-do-not-charge-again]
 */
export const paymentStatusSchema = z.enum([
  "PENDING",
  "PROCESSING",
  "CONFIRMED",
  "RECEIVED",
  "UNKNOWN",
  "OVERDUE",
  "FAILED",
  "REFUNDED",
]);

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Whether the plan is paid for (CONFIRMED or RECEIVED). */
export function isPaid(status: PaymentStatus): boolean {
  return status === "CONFIRMED" || status === "RECEIVED";
}

/**
 * A payment as its payer sees it. `pixQrCode` is a PNG in base64 without a data: prefix; `dueDate` is YYYY-MM-DD. A field
 * that the method does not have is null.
 */
export const paymentSchema = z.object({
  id: z.string(),
  status: paymentStatusSchema,
  pixQrCode: z.nullable(z.string()),
  pixCopyPaste: z.nullable(z.string()),
  invoiceUrl: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
});

export type Payment = z.infer<typeof paymentSchema>;

/** A PIX or boleto that can still be paid. `plan` is as at the time of the order; `price` in reais for `durationDays`. */
export const openPaymentSchema = z.object({
  plan: z.pick(planSchema, {
    id: true,
    name: true,
    price: true,
    durationDays: true,
  }),
  method: z.enum(["PIX", "BOLETO"]),
  payment: paymentSchema,
});

export type OpenPayment = z.infer<typeof openPaymentSchema>;

/**
 * A payment in the account's history. `plan` is as at the time of the order; `price` in reais. `createdAt` and `paidAt`
 * are ISO instants, `paidAt` null until the money arrives; `dueDate` is YYYY-MM-DD.
 */
export const pastPaymentSchema = z.object({
  id: z.string(),
  plan: openPaymentSchema.shape.plan,
  method: paymentMethodSchema,
  status: paymentStatusSchema,
  createdAt: z.string(),
  dueDate: z.string(),
  paidAt: z.nullable(z.string()),
});

export type PastPayment = z.infer<typeof pastPaymentSchema>;

/** The most payments that the history lists, the newest. */
export const PAYMENTS_LISTED_MAX = 100;

/** The longest name of a payer, in characters. */
export const PAYER_NAME_MAX = 100;

/**
 * The payer: a person, whose CPF has 11 digits, or a company, whose CNPJ has 14 digits or capital letters and right check
 * digits.
 */
export const payerSchema = z.strictObject({
  name: z
    .string()
    .check(
      oneLine(),
      z.trim(),
      z.minLength(1, fieldTexts.payerNameMissing),
      z.maxLength(PAYER_NAME_MAX),
    ),
  cpfCnpj: z.string().check(
    z.regex(/^(\d{11}|[A-Z\d]{12}\d{2})$/, fieldTexts.payerCpfInvalid),
    z.refine(
      (text) => text.length === 11 || hasCnpjCheckDigits(text),
      fieldTexts.payerCnpjInvalid,
    ),
  ),
});

export type Payer = z.infer<typeof payerSchema>;

/** The email of a payer by card. */
export const payerEmailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldTexts.payerEmailMissing),
    z.email(fieldTexts.payerEmailInvalid),
    z.maxLength(254),
  );

/** Whether `payWithCard` accepts a text as the email. */
export function isPayerEmail(text: string): boolean {
  return z.safeParse(payerEmailSchema, text).success;
}
