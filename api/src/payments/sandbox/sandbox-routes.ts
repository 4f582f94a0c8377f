import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { randomUUID } from "node:crypto";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { callerOf } from "../../http/auth.ts";
import {
  endAuthorization,
  findCharge,
  type SandboxCharge,
  setCharge,
} from "./charges.ts";
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

/** The payer ends, at the bank, the authorization that was given with a charge. */
const END_AUTOMATIC = "end-automatic";

interface InvoiceParams {
  chargeId: string;
}

interface EventParams {
  paymentId: string;
  event: string;
}

/** Refuses a caller without the token of an account. */
export type SignedIn = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * The sandbox's pages, which exist only when the sandbox is the gateway: the invoice of a charge, at an address that
 * only its payer gets, and calls with the payer's token that change the charge. [sandbox-hears-the-payer]
 */
export function sandboxRoutes(
  db: Database,
  webhookToken: string,
  signedIn: SignedIn,
): FastifyPluginAsync {
  const find = async (column: "id" | "reference", value: string) => {
    // What is no text for the database is no charge's.
    const charge = /^[\w:-]+$/.test(value)
      ? await findCharge(db, column, value)
      : undefined;
    if (!charge) throw new ApiError("NOT_FOUND", "Pagamento não encontrado");
    return charge;
  };
  const applyEvent = async (
    app: FastifyInstance,
    charge: SandboxCharge,
    event: string,
  ) => {
    const change = EVENTS[event];
    if (event === END_AUTOMATIC) await endAuthorization(db, charge);
    else if (!change) throw new ApiError("NOT_FOUND");
    else {
      const { from, status } = change;
      const changed = await setCharge(db, charge, from, { status });
      if (!changed) throw new ApiError("CONFLICT");
    }
    // Sends a webhook over HTTP, as a real gateway does.
    await app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "sandbox-access-token": webhookToken },
      payload: { id: randomUUID(), reference: charge.reference },
    });
    return { status: change?.status ?? charge.status };
  };
  const schema = { hide: true };

  return async (app) => {
    // The invoice's button is a plain form without fields.
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async () => undefined,
    );
    app.get<{ Params: InvoiceParams }>(
      "/sandbox/invoices/:chargeId",
      { schema },
      async ({ params }, reply) =>
        reply
          .type("text/html; charset=utf-8")
          .header("content-security-policy", INVOICE_CSP)
          .header("cache-control", "no-store")
          .send(invoicePage(await find("id", params.chargeId))),
    );
    app.post<{ Params: InvoiceParams }>(
      "/sandbox/invoices/:chargeId",
      { schema },
      async ({ params, url }, reply) => {
        await applyEvent(app, await find("id", params.chargeId), "confirm");
        return reply.redirect(url, 303);
      },
    );
    app.post<{ Params: EventParams }>(
      "/sandbox/payments/:paymentId/:event",
      { schema, onRequest: signedIn },
      async (request) => {
        const { paymentId, event } = request.params;
        const reference = `${callerOf(request).id}:${paymentId}`;
        return applyEvent(app, await find("reference", reference), event);
      },
    );
  };
}
