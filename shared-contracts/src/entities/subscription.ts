import * as z from "zod/mini";

/**
 * The account's current or last subscription. Dates are ISO instants. `daysRemaining` is the number of days to `endDate`
 * by the server's clock, rounded up, at least 0; the subscription is active while it is above 0.
 */
export const subscriptionSchema = z.object({
  planName: z.string(),
  status: z.enum(["ACTIVE", "EXPIRED"]),
  startDate: z.string(),
  endDate: z.string(),
  daysRemaining: z.number(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * The account's PIX Automático: which plan it renews, for how much (`price` in reais for `durationDays`). `charge` is the
 * one of the present period's end, null until it exists: its day as YYYY-MM-DD, and whether it was refused.
 */
export const automaticPixSchema = z.object({
  planName: z.string(),
  price: z.number(),
  durationDays: z.number(),
  charge: z.nullable(z.object({ day: z.string(), refused: z.boolean() })),
});

export type AutomaticPix = z.infer<typeof automaticPixSchema>;

/**
 * The answer of GET /plans/my-subscription; `subscription` is null for an account without any plan so far. `automaticPix`
 * is absent while nothing renews the plan.
 */
export const mySubscriptionSchema = z.object({
  hasActivePlan: z.boolean(),
  subscription: z.nullable(subscriptionSchema),
  usedFreeTrial: z.boolean(),
  automaticPix: z.optional(automaticPixSchema),
});

export type MySubscription = z.infer<typeof mySubscriptionSchema>;
