import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { randomUUID } from "node:crypto";
import { validate as isUuid } from "uuid";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { findChargeOfPayment, setCharge } from "./charges.ts";
import { INVOICE_CSP, invoicePage } from "./invoice-page.ts";

const OPEN: readonly PaymentStatus[] = ["PENDING", "PROCESSING"];

/** The changes that a caller may make to a charge: from which statuses to which. */
const EVENTS: Record<
  string,
  { from: readonly PaymentStatus[]; status: PaymentStatus }
> = {
  confirm: { from: OPEN, status: "CONFIRMED" },
  refuse: { from: OPEN, status: "FAILED" },
  expire: { from: OPEN, status: "OVERDUE" },
  refund: { from: ["CONFIRMED", "RECEIVED"], status: "REFUNDED" },
};

interface Params {
  paymentId: string;
  event: string;
}

/**
 * The sandbox's pages: the invoice of a payment, and calls that change its charge. They exist only when the sandbox is
 * the gateway.
 */
export function sandboxRoutes(
  db: Database,
  webhookToken: string,
): FastifyPluginAsync {
  const find = async (paymentId: string) => {
    const charge = isUuid(paymentId)
      ? await findChargeOfPayment(db, paymentId)
      : undefined;
    if (!charge) throw new ApiError("NOT_FOUND", "Pagamento não encontrado");
    return charge;
  };
  const happen = async (app: FastifyInstance, { paymentId, event }: Params) => {
    const charge = await find(paymentId);
    const change = EVENTS[event];
    if (!change) throw new ApiError("NOT_FOUND");
    const { from, status } = change;
    const changed = await setCharge(db, charge, from, { status });
    if (!changed) throw new ApiError("CONFLICT");
    // Sends a webhook over HTTP, as a real gateway does.
    await app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "sandbox-access-token": webhookToken },
      payload: { id: randomUUID(), reference: charge.reference },
    });
    return { status: changed.status };
  };
  const schema = { hide: true };

  return async (app) => {
    // The invoice's button is a plain form without fields.
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async () => undefined,
    );
    app.get<{ Params: Params }>(
      "/sandbox/payments/:paymentId",
      { schema },
      async ({ params }, reply) =>
        reply
          .type("text/html; charset=utf-8")
          .header("content-security-policy", INVOICE_CSP)
          .header("cache-control", "no-store")
          .send(invoicePage(await find(params.paymentId))),
    );
    app.post<{ Params: Params }>(
      "/sandbox/payments/:paymentId",
      { schema },
      async ({ params, url }, reply) => {
        await happen(app, { ...params, event: "confirm" });
        return reply.redirect(url, 303);
      },
    );
    app.post<{ Params: Params }>(
      "/sandbox/payments/:paymentId/:event",
      { schema },
      async ({ params }) => happen(app, params),
    );
  };
}
