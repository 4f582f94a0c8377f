import * as z from "zod/mini";
import { planStatusSchema } from "../entities/plan.ts";
import {
  userConfigChangeSchema,
  userConfigSchema,
} from "../entities/user-config.ts";
import type { Endpoint } from "./endpoint.ts";

export const userCalls = {
  /** The plan gate calls this. */
  getUserStatus: {
    method: "GET",
    path: "/user/status",
    steps: ["signedIn", "input", "answer"],
    response: planStatusSchema,
  },

  /** What the account keeps, and the most it may. Bytes are those of `dados`. */
  getUsage: {
    method: "GET",
    path: "/user/uso",
    steps: ["signedIn", "input", "answer"],
    response: z.object({
      budgets: z.number(),
      maxBudgets: z.number(),
      templates: z.number(),
      maxTemplates: z.number(),
      bytes: z.number(),
      maxBytes: z.number(),
      /** Proposals sent with the budgets that are still there. */
      sent: z.number(),
    }),
  },

  getUserConfig: {
    method: "GET",
    path: "/user/config",
    steps: ["signedIn", "input", "answer"],
    response: userConfigSchema,
  },

  /** Another PIX key needs the password; wrong ones are limited. The answer is not stored, as the body may hold a password. */
  updateUserConfig: {
    method: "PUT",
    path: "/user/config",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: userConfigChangeSchema,
    response: userConfigSchema,
  },
} as const satisfies Record<string, Endpoint>;
