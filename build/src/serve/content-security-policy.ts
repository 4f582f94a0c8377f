import { overrideOrigins } from "../override-origins.ts";
import type { Addresses } from "../start-env.ts";

/** What the shell's page may load: itself, the remotes there are and what may take their place, and the API. No inline code, no eval. */
export function contentSecurityPolicy(
  addresses: Addresses,
  hostname: string,
): string {
  const origin = (port: number) => `http://${hostname}:${port}`;
  // Pictures have the address the API knows itself by, whatever name this page was asked for under.
  const pictures =
    process.env.BANQUETE_API_URL || `http://127.0.0.1:${addresses.api}`;
  const remotes = [
    ...[...addresses.remotes.values()].map(origin),
    ...overrideOrigins(process.env),
  ].join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${remotes}`,
    `style-src 'self' ${remotes}`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' data: blob: ${pictures}`,
    `connect-src 'self' ${remotes} ${origin(addresses.api)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
