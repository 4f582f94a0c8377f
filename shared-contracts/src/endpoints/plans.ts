import * as z from "zod/mini";
import { creditCardSchema } from "../entities/credit-card.ts";
import {
  openPaymentSchema,
  pastPaymentSchema,
  payerEmailSchema,
  payerSchema,
  paymentMethodSchema,
  paymentSchema,
  paymentStatusSchema,
} from "../entities/payment.ts";
import { planSchema } from "../entities/plan.ts";
import { mySubscriptionSchema } from "../entities/subscription.ts";
import { BINARY, type Endpoint } from "./endpoint.ts";

const paymentId = z.string().check(z.uuid());

/** The status of a payment. */
const statusAnswer = z.object({
  payment: z.object({ id: z.string(), status: paymentStatusSchema }),
});

export const planCalls = {
  /**
   * `cardMode`: the page has a card form, or opens the gateway's page at `invoiceUrl`. `automaticPix`: plans can be
   * renewed by PIX Automático; absent where they cannot.
   */
  listPlans: {
    method: "GET",
    path: "/plans",
    steps: ["input", "answer"],
    response: z.object({
      plans: z.array(planSchema),
      cardMode: z.enum(["direct", "hosted"]),
      automaticPix: z.optional(z.boolean()),
    }),
  },

  getMySubscription: {
    method: "GET",
    path: "/plans/my-subscription",
    steps: ["signedIn", "input", "answer"],
    response: mySubscriptionSchema,
  },

  /** Once per account; not while a plan is active. */
  activateTrial: {
    method: "POST",
    path: "/plans/activate-trial",
    steps: ["signedIn", "input", "transaction"],
    body: z.optional(z.strictObject({})),
    response: z.object({ success: z.boolean() }),
    errors: ["CONFLICT"],
  },

  /**
   * Returns an open payment of the same plan and method instead of a second one. `daysToAdd` is accepted and ignored: the
   * server computes the remaining days. `automatic`: a PIX with which the payer authorises the plan's later charges.
   */
  subscribe: {
    method: "POST",
    path: "/plans/subscribe",
    steps: ["signedIn", "input", "answer"],
    body: z.strictObject({
      planId: z.string().check(z.minLength(1), z.maxLength(60)),
      paymentMethod: paymentMethodSchema,
      customerData: payerSchema,
      daysToAdd: z.optional(z.number()),
      automatic: z.optional(z.boolean()),
    }),
    response: z.object({ payment: paymentSchema }),
    errors: ["NOT_FOUND", "CONFLICT"],
  },

  /**
   * FAILED: the card was refused and nothing was charged; `reason` is the gateway's, as a text for the payer, and absent
   * from a repeated call's answer. UNKNOWN: the gateway has no result yet. The phone may be empty.
   */
  payWithCard: {
    method: "POST",
    path: "/plans/pay-with-card",
    steps: ["signedIn", "input", "answer"],
    body: z.strictObject({
      paymentId,
      creditCard: creditCardSchema,
      customerData: z.extend(payerSchema, {
        email: payerEmailSchema,
        phone: z.string().check(z.maxLength(20)),
      }),
    }),
    response: z.extend(statusAnswer, { reason: z.optional(z.string()) }),
    errors: ["NOT_FOUND", "CONFLICT"],
  },

  /** One attempt of 15 s: the next poll is the retry. */
  getPaymentStatus: {
    method: "GET",
    path: "/plans/payment-status/:paymentId",
    steps: ["signedIn", "input", "answer"],
    params: z.object({ paymentId }),
    response: statusAnswer,
    errors: ["NOT_FOUND"],
    attempts: { count: 1, timeoutMs: 15_000 },
  },

  /** Without payments by card, which nobody can resume. Reads the database only, not the gateway. */
  listOpenPayments: {
    method: "GET",
    path: "/plans/open-payments",
    steps: ["signedIn", "input", "answer"],
    response: z.array(openPaymentSchema),
  },

  /** Succeeds without one too. A charge that is scheduled is cancelled as well. */
  cancelAutomaticPix: {
    method: "DELETE",
    path: "/plans/automatic-pix",
    steps: ["signedIn", "input", "answer"],
    response: z.object({ success: z.boolean() }),
  },

  /** Those of every gateway. Reads the database only, not the gateway. */
  listPayments: {
    method: "GET",
    path: "/plans/payments",
    steps: ["signedIn", "input", "answer"],
    response: z.array(pastPaymentSchema),
  },

  /** Of a payment that arrived and was not refunded; also after the plan's end. One attempt of 60 s. */
  getReceipt: {
    method: "GET",
    path: "/plans/payments/:paymentId/receipt",
    steps: ["signedIn", "turn", "input", "answer"],
    params: z.object({ paymentId }),
    response: BINARY,
    errors: ["NOT_FOUND", "CONFLICT"],
    attempts: { count: 1, timeoutMs: 60_000 },
  },
} as const satisfies Record<string, Endpoint>;
