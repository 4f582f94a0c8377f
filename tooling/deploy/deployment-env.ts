import { isAbsolute } from "node:path";
import { remotes } from "../src/registry.ts";
import { publicUrl, required } from "../release/release-env.ts";
import { ReleaseError } from "../release/release-error.ts";

/** Where everything of a deployment is, as browsers see it. */
export interface Deployed {
  /** The page's origin. */
  page: string;
  /** Origins of remotes that are not the page's, each once. */
  remotes: readonly string[];
  /** The API's address, perhaps with a path, without a slash at the end. */
  api: string;
}

/**
 * Reads it from the variables of releases and the API: BANQUETE_ORIGINS, of which the first is the page's,
 * BANQUETE_RELEASE_URL and BANQUETE_API_URL. Throws ReleaseError.
 */
export function deployedFrom(env: NodeJS.ProcessEnv): Deployed {
  const [first = ""] = required(env, "BANQUETE_ORIGINS").split(",");
  const page = https("BANQUETE_ORIGINS", first.trim());
  const url = publicUrl(env);
  const origins = (url ? remotes : []).map(({ name }) =>
    originOf("BANQUETE_RELEASE_URL", url.replaceAll("{app}", name)),
  );
  return {
    page: originOf("BANQUETE_ORIGINS", page),
    remotes: [...new Set(origins)].filter((origin) => origin !== page),
    api: https("BANQUETE_API_URL", required(env, "BANQUETE_API_URL")),
  };
}

/** What nginx lets one address do; 0 is no limit. */
export interface Limits {
  /** Files a second; five times as many may come at once. */
  files: number;
  /** Calls of the API a second; five times as many may come at once. */
  calls: number;
  /** Connections, which by HTTP/2 are requests under way. */
  connections: number;
}

/**
 * Reads BANQUETE_NGINX_FILE_RATE, BANQUETE_NGINX_CALL_RATE and BANQUETE_NGINX_CONNECTIONS. Unless set, several people
 * behind one address may load pages, of which the largest needs less than 100 files and 10 calls. Throws
 * ReleaseError.
 */
export function limitsFrom(env: NodeJS.ProcessEnv): Limits {
  return {
    files: wholeNumber(env, "BANQUETE_NGINX_FILE_RATE", 100),
    calls: wholeNumber(env, "BANQUETE_NGINX_CALL_RATE", 20),
    connections: wholeNumber(env, "BANQUETE_NGINX_CONNECTIONS", 200),
  };
}

/** The folders that nginx serves. */
export interface ServedFolders {
  /** The list and the remotes. */
  remotes: string;
  /** The shell; perhaps the same. */
  shell: string;
  /** The page of releases, `index.html`, and `passwords`, which is not served. */
  releasesPage?: string;
}

/**
 * Reads BANQUETE_RELEASE_TARGET, BANQUETE_SHELL_TARGET and BANQUETE_RELEASES_PAGE. Throws ReleaseError where nginx cannot
 * serve them.
 */
export function servedFolders(env: NodeJS.ProcessEnv): ServedFolders {
  const remotes = servedFolder(env, "BANQUETE_RELEASE_TARGET");
  const shell = env.BANQUETE_SHELL_TARGET
    ? servedFolder(env, "BANQUETE_SHELL_TARGET")
    : remotes;
  if (!env.BANQUETE_RELEASES_PAGE) return { remotes, shell };
  const releasesPage = servedFolder(env, "BANQUETE_RELEASES_PAGE");
  if ([remotes, shell].some((at) => `${releasesPage}/`.startsWith(`${at}/`)))
    throw new ReleaseError(
      "BANQUETE_RELEASES_PAGE must be outside of what everybody can read.",
    );
  return { remotes, shell, releasesPage };
}

function servedFolder(env: NodeJS.ProcessEnv, name: string): string {
  const folder = required(env, name);
  if (!isAbsolute(folder))
    throw new ReleaseError(
      `${name} must be the whole path of a folder for nginx to serve it, not "${folder}".`,
    );
  return folder;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  unlessSet: number,
): number {
  const value = env[name] || String(unlessSet);
  if (!/^\d{1,6}$/.test(value))
    throw new ReleaseError(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}

function originOf(name: string, text: string): string {
  const url = https(name, text);
  if (new URL(url).origin !== url)
    throw new ReleaseError(
      `${name} must be an origin such as https://banquete.example.com, without a path, not "${text}".`,
    );
  return url;
}

/** An address as it is written: production is HTTPS. */
function https(name: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.href.replace(/\/$/, "") !== text)
    throw new ReleaseError(
      `${name} must be an https:// address without a slash at the end, not "${text}".`,
    );
  return text;
}
