import type { Env } from "../../env.ts";
import { StartupError } from "../../startup-error.ts";
import type { AsaasOptions } from "./asaas-gateway.ts";

/** A key belongs to one environment, which its prefix names. */
const OTHERS_KEY: Readonly<Record<string, string>> = {
  "api.asaas.com": "$aact_hmlg_",
  "api-sandbox.asaas.com": "$aact_prod_",
};

/** Reads Asaas's settings. Throws StartupError naming the first missing one, or a key of the other environment. */
export function asaasSettings(
  env: Pick<Env, "ASAAS_BASE_URL" | "ASAAS_API_KEY" | "ASAAS_WEBHOOK_TOKEN">,
): Pick<AsaasOptions, "baseUrl" | "apiKey" | "webhookToken"> {
  const baseUrl = env.ASAAS_BASE_URL;
  const apiKey = required("ASAAS_API_KEY", env.ASAAS_API_KEY);
  const { hostname } = new URL(baseUrl);
  const othersKey = OTHERS_KEY[hostname];
  if (othersKey && apiKey.startsWith(othersKey)) {
    throw new StartupError(
      `ASAAS_API_KEY is not one for ${hostname}: it begins with ${othersKey}.`,
    );
  }
  const webhookToken = required("ASAAS_WEBHOOK_TOKEN", env.ASAAS_WEBHOOK_TOKEN);
  return { baseUrl, apiKey, webhookToken };
}

function required(name: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new StartupError(`PAYMENT_GATEWAY is asaas: ${name} must be set.`);
}
