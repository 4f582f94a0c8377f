import { resolve } from "node:path";
import { root } from "../src/workspace.ts";
import { bucketTarget } from "./bucket-target.ts";
import { folderTarget } from "./folder-target.ts";
import { listKeysFrom } from "./list-keys.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { splitTarget } from "./split-target.ts";

const TARGET = "BANQUETE_RELEASE_TARGET";
const SHELL_TARGET = "BANQUETE_SHELL_TARGET";
const MAPS_TARGET = "BANQUETE_SOURCE_MAPS_TARGET";

/**
 * Where releases go, and the keys of its lists: `BANQUETE_RELEASE_TARGET` (`releases` in the checkout unless set), and
 * for the shell `BANQUETE_SHELL_TARGET` where it is set. Source maps go to `BANQUETE_SOURCE_MAPS_TARGET`; if
 * neither is set, to `source-maps` in the checkout. Throws ReleaseError.
 */
export function targetFromEnv(env: NodeJS.ProcessEnv): ReleaseTarget {
  const place = placeFrom(env, TARGET, "", "releases");
  const keys = listKeysFrom(env);
  const maps =
    env[MAPS_TARGET] || !env[TARGET]
      ? placeFrom(env, MAPS_TARGET, "BANQUETE_SOURCE_MAPS_", "source-maps")
      : undefined;
  requireApart(maps, place, TARGET);
  if (!env[SHELL_TARGET]) return { ...place, keys, maps };
  const shell = placeFrom(env, SHELL_TARGET, "BANQUETE_SHELL_", "");
  if (shell.name === place.name)
    throw new ReleaseError(`${SHELL_TARGET} must be another than ${TARGET}.`);
  requireApart(maps, shell, SHELL_TARGET);
  return { ...splitTarget(place, shell), keys, maps };
}

/** What is below a served place is served. Throws ReleaseError. */
function requireApart(
  maps: ReleaseTarget | undefined,
  served: ReleaseTarget,
  variable: string,
): void {
  if (maps && `${maps.name}/`.startsWith(`${served.name}/`))
    throw new ReleaseError(
      `${MAPS_TARGET} must not be in ${variable}, which everybody can read.`,
    );
}

/** Another target to take releases from, by the same variables but its own public keys. Throws ReleaseError. */
export function stagingFromEnv(
  env: NodeJS.ProcessEnv,
  target: string,
): ReleaseTarget {
  return targetFromEnv({
    ...env,
    [TARGET]: target,
    [SHELL_TARGET]: undefined,
    BANQUETE_REMOTES_KEY: undefined,
    BANQUETE_REMOTES_PUBLIC_KEYS: env.BANQUETE_STAGING_PUBLIC_KEYS,
  });
}

/**
 * The place that a variable names: a folder of this machine, or `s3://BUCKET/PREFIX` with the keys, region and endpoint
 * in the variables that every tool for S3 reads, here with `before` before their names. Throws ReleaseError.
 */
function placeFrom(
  env: NodeJS.ProcessEnv,
  variable: string,
  before: string,
  unset: string,
): ReleaseTarget {
  const target = env[variable] || unset;
  if (!target.startsWith("s3:")) return folderTarget(resolve(root, target));

  const [, bucket, prefix = ""] =
    /^s3:\/\/([^/]+)(?:\/+(.*?))?\/*$/.exec(target) ?? [];
  if (!bucket)
    throw new ReleaseError(
      `${variable} must be a folder or s3://BUCKET/PREFIX, not "${target}".`,
    );
  const region = env[`${before}AWS_REGION`] || "us-east-1";
  const endpoint =
    env[`${before}AWS_ENDPOINT_URL`] || `https://s3.${region}.amazonaws.com`;
  const key = (name: string) =>
    required(env, `${before}${name}`, " to release to a bucket");
  const sessionToken = env[`${before}AWS_SESSION_TOKEN`];
  return bucketTarget({
    bucket,
    prefix: prefix && `${prefix}/`,
    region,
    endpoint: endpoint.replace(/\/+$/, ""),
    accessKeyId: key("AWS_ACCESS_KEY_ID"),
    secretAccessKey: key("AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken && { sessionToken }),
  });
}

/** A variable that must be set. Throws ReleaseError. */
export function required(
  env: NodeJS.ProcessEnv,
  name: string,
  purpose = "",
): string {
  const value = env[name];
  if (!value) throw new ReleaseError(`${name} must be set${purpose}.`);
  return value;
}

/**
 * Where browsers find the apps' folders: `BANQUETE_RELEASE_URL` without its last slash, in which `{app}` stands for an
 * app's name; empty where everything is served from the shell's own origin. Throws ReleaseError.
 */
export function publicUrl(env: NodeJS.ProcessEnv): string {
  const url = env.BANQUETE_RELEASE_URL ?? "";
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new ReleaseError(
      `BANQUETE_RELEASE_URL must be an address such as https://{app}.example.com, not "${url}".`,
    );
  return url.replace(/\/$/, "");
}
