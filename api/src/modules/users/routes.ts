import type { Handlers } from "../../calls/handlers.ts";
import { readUsage } from "../budgets/quota.ts";
import { planStatus } from "../plans/service.ts";
import { readConfig } from "./repository.ts";
import { changeConfig } from "./service.ts";

/** The account itself: its plan status and its preferences. */
export function userHandlers(now: () => Date) {
  return {
    getUserStatus: async ({ db, caller }) => ({
      body: await planStatus(db, caller.id, now()),
    }),
    getUsage: async ({ db, caller }) => ({
      body: await readUsage(db, caller.id),
    }),
    getUserConfig: async ({ db, caller }) => ({
      body: await readConfig(db, caller.id),
    }),
    updateUserConfig: async ({ db, caller, body }) => ({
      body: await changeConfig(db, caller.id, body),
    }),
  } satisfies Partial<Handlers>;
}
