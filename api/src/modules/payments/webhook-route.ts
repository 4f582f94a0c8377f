import type { FastifyInstance } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { hearWebhook } from "./hear-webhook.ts";
import type { PaymentDesk } from "./payment-desk.ts";

const BODY_LIMIT = 64 * 1024;

/**
 * Where the gateway tells us news: outside the table of calls, because it is the gateway's shape, not ours. What is told is kept before it is
 * answered, and acted on after, so the answer is quick and nothing told is lost.
 */
export function registerWebhook(
  app: FastifyInstance,
  desk: PaymentDesk,
  wake: () => void,
): void {
  app.post(
    `/webhooks/${desk.open.name}`,
    { bodyLimit: BODY_LIMIT, schema: { hide: true } },
    async (request, reply) => {
      const { headers, body } = request;
      const event = desk.open.gateway.parseWebhook(headers, body);
      if (!event) {
        throw new ApiError("UNAUTHENTICATED", "Aviso de pagamento não aceito");
      }
      if (await hearWebhook(desk, event)) wake();
      return reply.status(200).send({ received: true });
    },
  );
}
