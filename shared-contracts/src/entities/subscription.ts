import * as z from "zod/mini";

/**
 * The account's subscription, the last one when it is over. Dates are ISO instants;
 * `daysRemaining` is the ceiling of the days to `endDate` by the server's clock, never under 0; it is active while that
 * is above 0.
 */
export const subscriptionSchema = z.object({
  planName: z.string(),
  status: z.enum(["ACTIVE", "EXPIRED"]),
  startDate: z.string(),
  endDate: z.string(),
  daysRemaining: z.number(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** What GET /plans/my-subscription answers; null for an account that never had a plan. */
export const mySubscriptionSchema = z.object({
  hasActivePlan: z.boolean(),
  subscription: z.nullable(subscriptionSchema),
  usedFreeTrial: z.boolean(),
});

export type MySubscription = z.infer<typeof mySubscriptionSchema>;
