import type { Env } from "../../env.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { listPlansOnSale } from "./repository.ts";
import { activateTrial, mySubscription, toPlan } from "./service.ts";

/** The plans on sale, and the account's own. */
export function planHandlers(cardMode: Env["CARD_MODE"], now: () => Date) {
  return {
    listPlans: async ({ db }) => ({
      body: { plans: (await listPlansOnSale(db)).map(toPlan), cardMode },
    }),
    getMySubscription: async ({ db, caller }) => ({
      body: await mySubscription(db, caller.id, now()),
    }),
    activateTrial: async ({ db, caller }) => {
      await activateTrial(db, caller.id, now());
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
