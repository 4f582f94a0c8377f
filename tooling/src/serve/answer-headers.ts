import {
  contentSecurityPolicy,
  type PageSources,
} from "./content-security-policy.ts";

/** The headers of every response of the shell's origin, from any server. */
export function shellHeaders(sources: PageSources): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(sources),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  };
}

/** The headers of every response of a remote's origin: pages of any origin may load it, and none may frame it. */
export const remoteHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};
