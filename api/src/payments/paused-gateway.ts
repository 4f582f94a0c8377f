import type { Connection } from "../db/connection.ts";
import { isPaused } from "../db/settings.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

const SUSPENDED = {
  kind: "refused",
  reason: "Os pagamentos estão suspensos no momento. Tente mais tarde.",
} as const;
const UNCLEAR = { kind: "unclear" } as const;

/** Calls the gateway unless the database is a restored copy that no operator has resumed. */
export function pausedWith(
  db: Connection,
  gateway: PaymentGateway,
): PaymentGateway {
  const { automatic } = gateway;
  return {
    automatic: automatic && {
      read: async (first) =>
        (await isPaused(db)) ? UNCLEAR : automatic.read(first),
      cancel: async (first) =>
        (await isPaused(db)) ? UNCLEAR : automatic.cancel(first),
    },
    createCharge: async (charge) =>
      (await isPaused(db)) ? SUSPENDED : gateway.createCharge(charge),
    payWithCard: async (charge, card, holder) =>
      (await isPaused(db))
        ? SUSPENDED
        : gateway.payWithCard(charge, card, holder),
    getStatus: async (charge) =>
      (await isPaused(db)) ? UNCLEAR : gateway.getStatus(charge),
    cancelCharge: async (charge) =>
      (await isPaused(db)) ? UNCLEAR : gateway.cancelCharge(charge),
    refundCharge: async (charge) =>
      (await isPaused(db)) ? { kind: "refused" } : gateway.refundCharge(charge),
    parseWebhook: (headers, body) => gateway.parseWebhook(headers, body),
  };
}
