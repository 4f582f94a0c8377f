import { createHash, timingSafeEqual } from "node:crypto";
import type { PaymentGateway } from "../payment-gateway.ts";
import { webhookSchema } from "./asaas-schemas.ts";

/** Reads the webhooks that carry the token of the settings. */
export function webhookParser(token: string): PaymentGateway["parseWebhook"] {
  // Hashes have equal lengths, so the comparison reveals neither the token nor its length.
  const expected = digest(token);
  return (headers, body) => {
    const given = headers["asaas-access-token"];
    if (typeof given !== "string") return null;
    if (!timingSafeEqual(digest(given), expected)) return null;
    const event = webhookSchema.safeParse(body);
    if (!event.success) return null;
    const { id, payment } = event.data;
    return { id, reference: payment?.externalReference || null };
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
