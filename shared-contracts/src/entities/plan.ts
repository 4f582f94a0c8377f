import * as z from "zod/mini";

/** What the plan gate asks for (section 7, GET /user/status). `endDate` is an ISO instant. */
export const planStatusSchema = z.object({
  hasActivePlan: z.boolean(),
  currentPlan: z.nullable(
    z.object({ endDate: z.string(), plan: z.object({ name: z.string() }) }),
  ),
});

export type PlanStatus = z.infer<typeof planStatusSchema>;
