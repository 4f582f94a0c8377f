import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import type { Addresses } from "../start-env.ts";

/** `runtime.json` of this start. The contact shown to a blocked account can be set from the environment (decision 8). */
export function runtimeConfig(
  addresses: Addresses,
  hostname: string,
): RuntimeConfig {
  return {
    apiUrl: `http://${hostname}:${addresses.api}`,
    support: {
      email: process.env.BANQUETE_SUPPORT_EMAIL ?? "suporte@banquete.app",
      phone: process.env.BANQUETE_SUPPORT_PHONE ?? "(31) 4000-0000",
    },
  };
}
