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
    summary: "The account's plan status.",
    steps: ["signedIn", "input", "answer"],
    response: planStatusSchema,
  },

  getUserConfig: {
    method: "GET",
    path: "/user/config",
    summary: "The account's preferences.",
    steps: ["signedIn", "input", "answer"],
    response: userConfigSchema,
  },

  /** Another PIX key needs the password; wrong ones are limited. The answer is not stored, as the body may hold a password. */
  updateUserConfig: {
    method: "PUT",
    path: "/user/config",
    summary: "Changes the account's preferences.",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: userConfigChangeSchema,
    response: userConfigSchema,
  },
} as const satisfies Record<string, Endpoint>;
