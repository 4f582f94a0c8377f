import type { FastifyPluginAsync } from "fastify";
import { randomBytes } from "node:crypto";
import type { Database } from "../db/connection.ts";
import type { Env } from "../env.ts";
import { createAsaasGateway } from "./asaas/asaas-gateway.ts";
import type { AsaasTrouble } from "./asaas/asaas-http.ts";
import { asaasSettings } from "./asaas/asaas-settings.ts";
import { StartupError } from "../startup-error.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { pausedWith } from "./paused-gateway.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import { sandboxRoutes, type SignedIn } from "./sandbox/sandbox-routes.ts";

/** The configured gateway. Its name is in its webhook's path and in every payment it has. */
export interface OpenGateway {
  name: Env["PAYMENT_GATEWAY"];
  gateway: PaymentGateway;
  /** Routes that the API serves for the gateway; only the sandbox has pages. */
  routes: ((signedIn: SignedIn) => FastifyPluginAsync) | null;
}

/** The gateway that offers PIX Automático; null where it does not. */
export function automaticAt({ name, gateway }: OpenGateway): string | null {
  return gateway.automatic ? name : null;
}

export interface GatewayOptions {
  env: Pick<
    Env,
    | "PAYMENT_GATEWAY"
    | "BANQUETE_PIX_AUTOMATIC"
    | "BANQUETE_SANDBOX_PIX_READS"
    | "BANQUETE_SANDBOX_WEBHOOK_TOKEN"
    | "ASAAS_BASE_URL"
    | "ASAAS_API_KEY"
    | "ASAAS_WEBHOOK_TOKEN"
  >;
  db: Database;
  /** The API's public address, without a slash at the end. */
  address: () => string;
  /** Called when a call of an external gateway failed. */
  onTrouble: (trouble: AsaasTrouble) => void;
}

/**
 * Opens the gateway that the settings name; the only place that knows all gateways. Throws StartupError for incomplete
 * settings.
 */
export function openGateway(options: GatewayOptions): OpenGateway {
  const open = openConfigured(options);
  return { ...open, gateway: pausedWith(options.db, open.gateway) };
}

function openConfigured({
  env,
  db,
  address,
  onTrouble,
}: GatewayOptions): OpenGateway {
  switch (env.PAYMENT_GATEWAY) {
    case "sandbox": {
      const webhookToken =
        env.BANQUETE_SANDBOX_WEBHOOK_TOKEN ?? randomBytes(32).toString("hex");
      return {
        name: "sandbox",
        gateway: createSandboxGateway({
          db,
          address,
          pixReads: env.BANQUETE_SANDBOX_PIX_READS,
          webhookToken,
          automaticPix: env.BANQUETE_PIX_AUTOMATIC,
        }),
        routes: (signedIn) => sandboxRoutes(db, webhookToken, signedIn),
      };
    }
    case "asaas":
      if (env.BANQUETE_PIX_AUTOMATIC) {
        throw new StartupError(
          "BANQUETE_PIX_AUTOMATIC is only for PAYMENT_GATEWAY=sandbox: charges by PIX Automático are not made at Asaas yet.",
        );
      }
      return {
        name: "asaas",
        gateway: createAsaasGateway({ ...asaasSettings(env), onTrouble }),
        routes: null,
      };
  }
}
