import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { errorResponses } from "../../calls/route-schema.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import type { PaymentDesk } from "./payment-desk.ts";

const BODY_LIMIT = 64 * 1024;

/** The body on the API page. The gateway's adapter reads it. */
const SHOWN_BODY = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string", description: "The event's own id." },
    event: { type: "string", description: "Such as PAYMENT_RECEIVED." },
    payment: {
      type: "object",
      properties: {
        id: { type: "string" },
        externalReference: {
          type: "string",
          description: "The payment's reference that we gave the gateway.",
        },
      },
    },
  },
};

/** The header of the gateway's token. */
export function webhookToken({ name }: PaymentDesk["open"]): string {
  return `${name}-access-token`;
}

/**
 * Receives the gateway's webhooks. It is outside the table of calls because the gateway defines its shape. An event is
 * stored before it is answered and processed afterwards, so that the answer is fast and no event is lost.
 */
export function registerWebhook(
  app: FastifyInstance,
  desk: PaymentDesk,
  wake: () => void,
): void {
  app.post(
    `/webhooks/${desk.open.name}`,
    {
      bodyLimit: BODY_LIMIT,
      config: { shownBody: SHOWN_BODY },
      schema: {
        operationId: "hearWebhook",
        summary: "Receives the payment gateway's webhooks.",
        description: `For the gateway alone. Its token comes in \`${webhookToken(desk.open)}\`. An event is stored before it is answered, and a repeated event counts once.`,
        tags: ["webhooks"],
        security: [{ webhook: [] }],
        response: {
          200: z.object({ received: z.boolean() }),
          ...errorResponses(["UNAUTHENTICATED", "UNSUPPORTED_MEDIA"]),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const event = desk.open.gateway.parseWebhook(headers, body);
      if (!event) {
        throw new ApiError("UNAUTHENTICATED", "Aviso de pagamento não aceito");
      }
      if (await receiveWebhook(desk, event)) wake();
      return reply.status(200).send({ received: true });
    },
  );
}
