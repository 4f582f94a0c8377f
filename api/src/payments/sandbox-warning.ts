import type { Env } from "../env.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * The warning at the start when plans are free although others reach the service: the operator may have forgotten to
 * name a gateway. Null on a developer's machine, and with a gateway that takes money.
 */
export function sandboxWarning({
  PAYMENT_GATEWAY,
  DATABASE_URL,
  BANQUETE_API_HOST,
  BANQUETE_API_URL,
}: Pick<
  Env,
  "PAYMENT_GATEWAY" | "DATABASE_URL" | "BANQUETE_API_HOST" | "BANQUETE_API_URL"
>): string | null {
  if (PAYMENT_GATEWAY !== "sandbox") return null;
  const hosts = [BANQUETE_API_HOST];
  if (BANQUETE_API_URL) hosts.push(new URL(BANQUETE_API_URL).hostname);
  const signs = [
    DATABASE_URL && "DATABASE_URL is set",
    hosts.some((host) => !LOOPBACK.test(host)) &&
      "the API is reached from other machines",
  ].filter(Boolean);
  if (signs.length === 0) return null;
  return `WARNING: PLANS ARE GIVEN AWAY. PAYMENT_GATEWAY is sandbox, so nobody pays, yet ${signs.join(" and ")}. Set PAYMENT_GATEWAY=asaas before customers come (docs/payments.md).`;
}
