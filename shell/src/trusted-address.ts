import { TRUSTED_TYPES_POLICY } from "shared-contracts/federation/trusted-types";

interface Policy {
  createScriptURL(url: string): unknown;
}

declare global {
  /** Not in every browser. */
  var trustedTypes:
    { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const trusted = new Set<string>();

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createScriptURL(url) {
    if (!trusted.has(url)) throw new TypeError(`${url} is no script of ours`);
    return url;
  },
});

/** The address of a script that the shell chose, as the browser requires it of what loads scripts. */
export function trustedAddress(url: string): string {
  trusted.add(url);
  return (policy?.createScriptURL(url) ?? url) as string;
}
