import * as z from "zod/mini";

/** One built version of a remote, in a folder that never changes. */
export const releaseSchema = z.object({
  version: z.string(),
  /** Hash of the sources it was built from. */
  build: z.string(),
  /** Where its folder is, ending in a slash: absolute, or relative to the shell's own address. */
  base: z.string(),
  /** The script inside the folder that opens it. */
  entry: z.string(),
  /** The greatest contract version it needs: all that shells before 1.8 read. */
  contract: z.string(),
  /** The versions of the contracts it was built against; a release without them needs both in its one version. */
  contracts: z.catch(
    z.optional(z.object({ core: z.string(), budget: z.optional(z.string()) })),
    undefined,
  ),
  /**
   * Subresource integrity of the folder's `integrity.json`, which holds that of every script; empty under the
   * development server.
   */
  integrity: z.string(),
  /**
   * Subresource integrity of the entry, which itself holds that of every chunk it loads; of a release from before
   * entries did, only the list tells.
   */
  entryIntegrity: z.catch(z.optional(z.string()), undefined),
  /**
   * The files its entry asks for first, seen from `base`, so that all of it can be asked for at once; of a release that
   * does not say, step by step.
   */
  preload: z.catch(z.optional(z.array(z.string())), undefined),
});

/** A release that only some users are given. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** Percent of users, 0 to 100; who is among them stays so for this release. */
  share: z.number().check(z.gte(0), z.lte(100)),
});

/**
 * What is live of one remote, and what was before it; a last good release or a canary that cannot be read is as good as
 * none.
 */
export const remoteLineSchema = z.object({
  live: releaseSchema,
  /** The instant `live` became so, ISO UTC; a remote served from its build folder has none. */
  since: z.catch(z.optional(z.string()), undefined),
  lastGood: z.catch(z.optional(releaseSchema), undefined),
  canary: z.catch(z.optional(canarySchema), undefined),
});

/**
 * `remotes.json`: which version of each remote is live, a `RemoteLine` by name. The only mutable file of a deployment;
 * moving a line in it ships or rolls back a remote without building the shell. Each line is read by itself,
 * so that a broken one costs its own remote only.
 */
export const remotesFileSchema = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
});

export type RemoteRelease = z.infer<typeof releaseSchema>;
export type RemoteLine = z.infer<typeof remoteLineSchema>;

/** A `remotes.json` as it is written. */
export interface RemotesFile {
  schema: 1;
  remotes: Record<string, RemoteLine>;
}
