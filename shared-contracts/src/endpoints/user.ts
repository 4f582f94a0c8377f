import { planStatusSchema } from "../entities/plan.ts";
import {
  userConfigChangeSchema,
  userConfigSchema,
} from "../entities/user-config.ts";
import { endpoint } from "./endpoint.ts";

/** Whether the account has an active plan; the plan gate asks it. */
export const getUserStatus = endpoint({
  method: "GET",
  path: "/user/status",
  summary: "The account's plan status.",
  steps: ["signedIn", "input", "answer"],
  response: planStatusSchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});

export const getUserConfig = endpoint({
  method: "GET",
  path: "/user/config",
  summary: "The account's preferences.",
  steps: ["signedIn", "input", "answer"],
  response: userConfigSchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});

/** Another PIX key asks for the password, whose mistakes are limited. Nothing made of a password is kept. */
export const updateUserConfig = endpoint({
  method: "PUT",
  path: "/user/config",
  summary: "Changes the account's preferences.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: userConfigChangeSchema,
  response: userConfigSchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});
