import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { previewState } from "../../release/preview-link.ts";
import { overrideOrigins } from "../override-origins.ts";
import { distOf } from "../release-folder.ts";
import type { Addresses } from "../start-env.ts";
import { StartError } from "../start-error.ts";

/**
 * `runtime.json` of this start, for the host of the request. What the environment names is read at once: a file
 * that is not there ends the start.
 */
export function runtimeConfig(
  addresses: Addresses,
): (hostname: string) => RuntimeConfig {
  const fixed = {
    support: supportContact(process.env),
    legal: legalTexts(process.env),
    ...registrationState(process.env),
    ...newsState(process.env),
    ...previewState(process.env),
    overrideOrigins: overrideOrigins(process.env),
  };
  return (hostname) => ({
    ...fixed,
    apiUrl: `http://${hostname}:${addresses.api}`,
    shellSince: shellSince(),
  });
}

/** The terms and the privacy policy of the operator, read from the files that the variables name. */
export function legalTexts(env: NodeJS.ProcessEnv): RuntimeConfig["legal"] {
  const { BANQUETE_TERMS_FILE: terms, BANQUETE_PRIVACY_FILE: privacy } = env;
  return {
    ...(terms && { terms: read(terms) }),
    ...(privacy && { privacy: read(privacy) }),
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(
      `A text of the entry cannot be read: ${(error as Error).message}`,
    );
  }
}

/** The contact shown to a blocked account. */
export function supportContact(
  env: NodeJS.ProcessEnv,
): RuntimeConfig["support"] {
  return {
    email: env.BANQUETE_SUPPORT_EMAIL ?? "suporte@banquete.app",
    phone: env.BANQUETE_SUPPORT_PHONE ?? "(31) 4000-0000",
  };
}

/** Whether registration is closed; the API refuses it by the same variable. */
export function registrationState(
  env: NodeJS.ProcessEnv,
): Pick<RuntimeConfig, "registration"> {
  return env.BANQUETE_REGISTRATION === "closed"
    ? { registration: "closed" }
    : {};
}

/** Whether pages report how remotes open. */
export function newsState(env: NodeJS.ProcessEnv): Pick<RuntimeConfig, "news"> {
  return env.BANQUETE_REMOTE_NEWS === "off" ? { news: "off" } : {};
}

/** When the shell's newest build became so. */
function shellSince(): string | undefined {
  const file = join(distOf("shell"), "releases.json");
  return existsSync(file) ? statSync(file).mtime.toISOString() : undefined;
}
