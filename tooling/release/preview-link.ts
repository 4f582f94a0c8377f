import type { Preview } from "shared-contracts/federation/preview";
import {
  PREVIEW_MS,
  PREVIEW_PARAMETER,
} from "shared-contracts/federation/preview-link";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { listIn, listKeysFrom, publicKeysOf, signed } from "./list-keys.ts";
import type { Release } from "./registry-file.ts";
import { required } from "./release-env.ts";
import { ReleaseError } from "./release-error.ts";

type Env = NodeJS.ProcessEnv;

/**
 * What runtime.json says of previews: the keys of BANQUETE_PREVIEW_PUBLIC_KEYS; in production only with
 * BANQUETE_PREVIEWS=1, for the accounts of BANQUETE_PREVIEW_ACCOUNTS. Throws ReleaseError.
 */
export function previewState(env: Env): Pick<RuntimeConfig, "previews"> {
  const keys = publicKeysOf(previewKeys(env));
  if (!keys.length || isRefused(env)) return {};
  const environment = environmentOf(env);
  const accounts = listIn(env.BANQUETE_PREVIEW_ACCOUNTS);
  if (environment === PRODUCTION && !accounts.length)
    throw new ReleaseError(
      "BANQUETE_PREVIEW_ACCOUNTS must list the ids of the accounts that may open previews in production.",
    );
  return {
    previews: { environment, keys, ...(accounts.length && { accounts }) },
  };
}

/** Makes the link that opens a release of a remote without it being live, for 24 hours. */
export type LinkMaker = (
  remote: string,
  release: Release,
  now: Date,
) => { link: string; until: Date };

/**
 * Links to the site of BANQUETE_SITE_URL, signed by BANQUETE_PREVIEW_KEY. Throws ReleaseError, before anything is built
 * for them.
 */
export function linkMaker(env: Env): LinkMaker {
  if (isRefused(env))
    throw new ReleaseError(
      "In production there are previews only with BANQUETE_PREVIEWS=1, for the accounts that its runtime.json lists. Elsewhere BANQUETE_ENVIRONMENT must have the environment's name.",
    );
  const site = required(env, "BANQUETE_SITE_URL", ", where the link leads");
  required(env, "BANQUETE_PREVIEW_KEY", " to sign the link");
  const keys = previewKeys(env);
  const environment = environmentOf(env);
  return (remote, release, now) => {
    const until = now.getTime() + PREVIEW_MS;
    const preview: Preview = { remote, release, environment, until };
    const text = JSON.stringify(signed(preview, keys, "preview"));
    const token = Buffer.from(text).toString("base64url");
    return {
      link: `${site.replace(/\/$/, "")}/?${PREVIEW_PARAMETER}#${token}`,
      until: new Date(until),
    };
  };
}

const PRODUCTION = "production";

function environmentOf(env: Env): string {
  return env.BANQUETE_ENVIRONMENT || PRODUCTION;
}

function isRefused(env: Env): boolean {
  return environmentOf(env) === PRODUCTION && env.BANQUETE_PREVIEWS !== "1";
}

/** A theft of the key of previews must not sign a list, which everybody gets. */
function previewKeys(env: Env) {
  const keys = listKeysFrom(env, "PREVIEW");
  const ofLists = publicKeysOf(listKeysFrom(env));
  if (publicKeysOf(keys).some((key) => ofLists.includes(key)))
    throw new ReleaseError(
      "Previews must have a key of their own, not that of BANQUETE_REMOTES_KEY.",
    );
  return keys;
}
