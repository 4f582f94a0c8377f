import * as z from "zod/mini";
import { creditCardSchema } from "../entities/credit-card.ts";
import {
  openPaymentSchema,
  payerEmailSchema,
  payerSchema,
  paymentMethodSchema,
  paymentSchema,
  paymentStatusSchema,
} from "../entities/payment.ts";
import { planSchema } from "../entities/plan.ts";
import { mySubscriptionSchema } from "../entities/subscription.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

const paymentId = z.string().check(z.uuid());

/** What became of a payment. */
const statusAnswer = z.object({
  payment: z.object({ id: z.string(), status: paymentStatusSchema }),
});

/** `cardMode`: the card is typed here, or on the gateway's own page at `invoiceUrl`. */
export const listPlans = endpoint({
  method: "GET",
  path: "/plans",
  summary: "The plans on sale and the free trial, in order.",
  steps: ["input", "answer"],
  response: z.object({
    plans: z.array(planSchema),
    cardMode: z.enum(["direct", "hosted"]),
  }),
  errors: [],
});

export const getMySubscription = endpoint({
  method: "GET",
  path: "/plans/my-subscription",
  summary: "The account's subscription; the last one when it is over.",
  steps: ["signedIn", "input", "answer"],
  response: mySubscriptionSchema,
  errors,
});

/** Once per account; not while a plan is active. */
export const activateTrial = endpoint({
  method: "POST",
  path: "/plans/activate-trial",
  summary: "Starts the free trial.",
  steps: ["signedIn", "input", "transaction"],
  body: z.optional(z.strictObject({})),
  response: z.object({ success: z.boolean() }),
  errors: [...errors, "CONFLICT"],
});

/**
 * An open payment of the same plan and method is answered again, not charged anew. `daysToAdd` is accepted and ignored:
 * the server knows the days that remain.
 */
export const subscribe = endpoint({
  method: "POST",
  path: "/plans/subscribe",
  summary: "Creates the payment of a plan.",
  steps: ["signedIn", "input", "answer"],
  body: z.strictObject({
    planId: z.string().check(z.minLength(1), z.maxLength(60)),
    paymentMethod: paymentMethodSchema,
    customerData: payerSchema,
    daysToAdd: z.optional(z.number()),
  }),
  response: z.object({ payment: paymentSchema }),
  errors: [...errors, "NOT_FOUND", "CONFLICT"],
});

/** A refused card is an answer, FAILED; UNKNOWN says that the gateway has no result yet. The phone may be empty. */
export const payWithCard = endpoint({
  method: "POST",
  path: "/plans/pay-with-card",
  summary: "Charges a payment to a card.",
  steps: ["signedIn", "input", "answer"],
  body: z.strictObject({
    paymentId,
    creditCard: creditCardSchema,
    customerData: z.extend(payerSchema, {
      email: payerEmailSchema,
      phone: z.string().check(z.maxLength(20)),
    }),
  }),
  response: statusAnswer,
  errors: [...errors, "NOT_FOUND", "CONFLICT"],
});

/** One attempt of 15 s: the next poll is the retry. */
export const getPaymentStatus = endpoint({
  method: "GET",
  path: "/plans/payment-status/:paymentId",
  summary: "Where a payment stands.",
  steps: ["signedIn", "input", "answer"],
  params: z.object({ paymentId }),
  response: statusAnswer,
  errors: [...errors, "NOT_FOUND"],
  attempts: { count: 1, timeoutMs: 15_000 },
});

/** A card leaves nothing to come back to: it is not among them. The gateway is not read. */
export const listOpenPayments = endpoint({
  method: "GET",
  path: "/plans/open-payments",
  summary: "The account's PIX and boletos to pay, newest first.",
  steps: ["signedIn", "input", "answer"],
  response: z.array(openPaymentSchema),
  errors,
});
