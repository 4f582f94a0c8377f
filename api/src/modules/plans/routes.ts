import type { Env } from "../../env.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { listPlansOnSale } from "./repository.ts";
import { activateTrial, mySubscription, toPlan } from "./service.ts";

/** The plans on sale, and the account's own. `automaticAt` is the gateway that offers PIX Automático. */
export function planHandlers(
  cardMode: Env["CARD_MODE"],
  automaticAt: string | null,
  now: () => Date,
) {
  return {
    listPlans: async ({ db }) => ({
      body: {
        plans: (await listPlansOnSale(db)).map(toPlan),
        cardMode,
        ...(automaticAt !== null && { automaticPix: true }),
      },
    }),
    getMySubscription: async ({ db, caller }) => ({
      body: await mySubscription(db, caller.id, now(), automaticAt),
    }),
    activateTrial: async ({ db, caller }) => {
      await activateTrial(db, caller.id, now());
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
