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
  /** Set for an entry that is an ES module. Default: a classic script. */
  type: z.optional(z.literal("module")),
  /** The versions of the contracts it was built against. */
  contracts: z.object({ core: z.string(), budget: z.optional(z.string()) }),
  /**
   * Subresource integrity by file: at least of the entry; of a module, of every script. Empty under the development
   * server.
   */
  integrity: z.record(z.string(), z.string()),
  /** The files that its entry loads first, relative to `base`, to be fetched in parallel. */
  preload: z.array(z.string()),
  /** The files that a page needs beside these, by the page's name. */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
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
