import * as z from "zod/mini";

/** One built version of a remote, in a folder that never changes. */
export const releaseSchema = z.object({
  version: z.string(),
  /** Hash of the sources it was built from. */
  build: z.string(),
  /** The address of its folder with a trailing slash, absolute or relative to the shell's address. */
  base: z.string(),
  /** The entry script inside the folder. */
  entry: z.string(),
  /** Set for an entry that is an ES module. Default: a classic script. */
  type: z.optional(z.literal("module")),
  /** The contract versions of its build. */
  contracts: z.object({ core: z.string(), budget: z.optional(z.string()) }),
  /**
   * Subresource integrity by file: at least of the entry; of a module, of every script. Empty under the development
   * server.
   */
  integrity: z.record(z.string(), z.string()),
  /** The files that the entry loads first, relative to `base`; the shell downloads them in parallel. */
  preload: z.array(z.string()),
  /** Further files of a page, by the page's name. */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Set if it loads each of its scripts by its hash and from an address that is a trusted type. */
  checksScripts: z.catch(z.optional(z.literal(true)), undefined),
  /** Pages that come with the release: each a `DeclaredPage`, checked one by one. */
  declaredPages: z.catch(z.optional(z.array(z.unknown())), undefined),
});

/** A release for some users only. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** Percent of the users, 0 to 100. A user stays in or out for one release. [canary-is-stable] */
  share: z.number().check(z.gte(0), z.lte(100)),
});

export type RemoteRelease = z.infer<typeof releaseSchema>;

/** A remote's live release and the one before it. */
export interface RemoteLine {
  live: RemoteRelease;
  /** The instant at which `live` was released, ISO UTC; missing for a remote served from its build folder. */
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
 * `remotes.json`: a `RemoteLine` for each remote. It is the only mutable file of a deployment: a changed line releases or
 * rolls back a remote without a build of the shell. Lines are checked one by one, so that an invalid one affects only
 * its remote. [broken-line-alone]
 */
export const remotesFileSchema = z.object({
  schema: z.literal(1),
  /** Grows with each change; none in development. */
  revision: z.catch(z.optional(z.number()), undefined),
  remotes: z.record(z.string(), z.unknown()),
});

/** A valid `remotes.json`. */
export interface RemotesFile {
  schema: 1;
  remotes: Record<string, RemoteLine>;
}
