import type { Addresses } from "../start-env.ts";

/** What the shell's page may load: itself, the remotes there are, and the API. No inline code, no eval. */
export function contentSecurityPolicy(
  addresses: Addresses,
  hostname: string,
): string {
  const origin = (port: number) => `http://${hostname}:${port}`;
  const remotes = [...addresses.remotes.values()].map(origin).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${remotes}`,
    `style-src 'self' ${remotes}`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' data: blob: ${origin(addresses.api)}`,
    `connect-src 'self' ${remotes} ${origin(addresses.api)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
