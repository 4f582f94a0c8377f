import { TRUSTED_TYPES_POLICY } from "shared-contracts/federation/trusted-types";
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

/** The file beside `remotes.json` that is there while every release of the list checks its scripts. */
export const SCRIPTS_CHECKED = "scripts-checked";

/** What a script needs to run: its hash on the element that loads it, and an address that is a trusted type. */
export const scriptPolicies = {
  "Integrity-Policy": "blocked-destinations=(script)",
  "Content-Security-Policy": `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES_POLICY} 'allow-duplicates'`,
} as const;

/** The same as headers of the page: enforced, or only reported. */
export function scriptHeaders(enforced: boolean): Record<string, string> {
  const headers = Object.entries(scriptPolicies);
  return Object.fromEntries(
    headers.map(([name, value]) => [
      enforced ? name : `${name}-Report-Only`,
      value,
    ]),
  );
}

/** The headers of every response of a remote's origin: pages of any origin may load it, and none may frame it. */
export const remoteHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};
