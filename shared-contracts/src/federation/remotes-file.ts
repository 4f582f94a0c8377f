import * as z from "zod/mini";

/** One built version of a remote, in a folder that never changes. */
export const releaseSchema = z.object({
  version: z.string(),
  /** Hash of the sources it was built from. */
  build: z.string(),
  /** Where its folder is, ending in a slash: absolute, or relative to the shell's own address. */
  base: z.string(),
  /** The federation manifest inside the folder. */
  manifest: z.string(),
  /** The contract version it was built against. */
  contract: z.string(),
  /** Subresource integrity of the folder's `integrity.json`, which holds that of every script; empty under the development server. */
  integrity: z.string(),
});

/**
 * `remotes.json`: which version of each remote is live. The only mutable file of a deployment;
 * moving a line in it ships or rolls back a remote without building the shell.
 */
export const remotesFileSchema = z.object({
  schema: z.literal(1),
  remotes: z.record(
    z.string(),
    z.object({ live: releaseSchema, lastGood: z.optional(releaseSchema) }),
  ),
});

export type RemoteRelease = z.infer<typeof releaseSchema>;
export type RemotesFile = z.infer<typeof remotesFileSchema>;
