import type { PaymentGateway } from "../payment-gateway.ts";
import { type AsaasConnection, callsOpener } from "./asaas-http.ts";
import { payWithCard } from "./cards.ts";
import {
  cancelCharge,
  createCharge,
  getStatus,
  refundCharge,
} from "./charges.ts";
import { webhookParser } from "./webhook.ts";

/** The connection to Asaas, and the token that its webhooks carry. */
export interface AsaasOptions extends AsaasConnection {
  webhookToken: string;
}

/** The payment gateway Asaas, API version 3. */
export function createAsaasGateway(options: AsaasOptions): PaymentGateway {
  const openCalls = callsOpener(options);
  return {
    automatic: null,
    createCharge: (charge) => createCharge(openCalls(), charge),
    payWithCard: (...charge) => payWithCard(openCalls(), ...charge),
    getStatus: (key) => getStatus(openCalls(), key),
    cancelCharge: (key) => cancelCharge(openCalls(), key),
    refundCharge: (key) => refundCharge(openCalls(), key),
    parseWebhook: webhookParser(options.webhookToken),
  };
}
