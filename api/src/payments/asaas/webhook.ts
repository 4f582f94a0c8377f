import { isSameSecret } from "../../http/same-secret.ts";
import type { PaymentGateway } from "../payment-gateway.ts";
import { webhookSchema } from "./asaas-schemas.ts";

/** Reads the webhooks that carry the token of the settings. */
export function webhookParser(token: string): PaymentGateway["parseWebhook"] {
  return (headers, body) => {
    if (!isSameSecret(headers["asaas-access-token"], token)) return null;
    const event = webhookSchema.safeParse(body);
    if (!event.success) return null;
    const { id, payment } = event.data;
    return { id, reference: payment?.externalReference || null };
  };
}
