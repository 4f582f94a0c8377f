import type { PaymentGateway } from "../payment-gateway.ts";
import { type AsaasConnection, callsOpener } from "./asaas-http.ts";
import { cardCharger } from "./cards.ts";
import { chargeCanceller, chargeCreator, chargeReader } from "./charges.ts";
import { webhookParser } from "./webhook.ts";

/** The connection to Asaas, and the token that its webhooks carry. */
export interface AsaasOptions extends AsaasConnection {
  webhookToken: string;
}

/** The payment gateway Asaas, API version 3. */
export function createAsaasGateway(options: AsaasOptions): PaymentGateway {
  const openCalls = callsOpener(options);
  return {
    createCharge: chargeCreator(openCalls),
    payWithCard: cardCharger(openCalls),
    getStatus: chargeReader(openCalls),
    cancelCharge: chargeCanceller(openCalls),
    parseWebhook: webhookParser(options.webhookToken),
  };
}
