import * as z from "zod/mini";

/** A plan on sale, or the free trial. `price` is in reais for the whole of `durationDays`. */
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  durationDays: z.number(),
  isTrial: z.boolean(),
});

export type Plan = z.infer<typeof planSchema>;

/**
 * The answer for the plan gate (GET /user/status). `endDate` is an ISO instant; the current plan is the one that ends
 * last, active or ended.
 */
export const planStatusSchema = z.object({
  hasActivePlan: z.boolean(),
  currentPlan: z.nullable(
    z.object({
      endDate: z.string(),
      plan: z.object({ name: z.string(), isTrial: z.optional(z.boolean()) }),
    }),
  ),
});

export type PlanStatus = z.infer<typeof planStatusSchema>;
