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
  /** The files that its entry loads first, relative to `base`, to be fetched in parallel; absent in older releases. */
  preload: z.catch(z.optional(z.array(z.string())), undefined),
  /** The files that a page needs beside these, by the page's name. Since contract 1.10. */
  pages: z.catch(
    z.optional(z.record(z.string(), z.array(z.string()))),
    undefined,
  ),
});

/** A release that only some users are given. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** Percent of users, 0 to 100; a user's group is fixed for a release. [canary-is-stable] */
  share: z.number().check(z.gte(0), z.lte(100)),
});

export type RemoteRelease = z.infer<typeof releaseSchema>;

/** A remote's live release and the one before it. */
export interface RemoteLine {
  live: RemoteRelease;
  /** The instant `live` became so, ISO UTC; a remote served from its build folder has none. */
  since?: string | undefined;
  lastGood?: RemoteRelease | undefined;
  canary?: { release: RemoteRelease; share: number } | undefined;
}

/** An unreadable last good release or canary counts as none. */
export const remoteLineSchema = z.object({
  live: releaseSchema,
  since: z.catch(z.optional(z.string()), undefined),
  lastGood: z.catch(z.optional(releaseSchema), undefined),
  canary: z.catch(z.optional(canarySchema), undefined),
}) satisfies z.ZodMiniType<RemoteLine>;

/**
 * `remotes.json`: the live version of each remote, a `RemoteLine` by name. The only mutable file of a deployment:
 * changing a line ships or rolls back a remote without building the shell. Lines are read separately, so that a broken
 * one affects only its remote. [broken-line-alone]
 */
export const remotesFileSchema = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
});

/** A `remotes.json` as it is written. */
export interface RemotesFile {
  schema: 1;
  remotes: Record<string, RemoteLine>;
}
