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

/** The answer of GET /plans/my-subscription; `subscription` is null for an account without any plan so far. */
export const mySubscriptionSchema = z.object({
  hasActivePlan: z.boolean(),
  subscription: z.nullable(subscriptionSchema),
  usedFreeTrial: z.boolean(),
});

export type MySubscription = z.infer<typeof mySubscriptionSchema>;
