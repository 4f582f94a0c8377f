import {
  canarySchema,
  remoteLineSchema,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import * as z from "zod/mini";
import { ReleaseError } from "./release-error.ts";
import { sourceSchema } from "./release-source.ts";

const source = z.catch(z.optional(sourceSchema), undefined);

/** A line of the file: what the page reads, where its releases come from, and whether it is pinned. */
const lineSchema = z.extend(remoteLineSchema, {
  source,
  canary: z.catch(z.optional(z.extend(canarySchema, { source })), undefined),
  pinned: z.catch(z.optional(z.literal(true)), undefined),
});

/**
 * `remotes.json` of a deployment. It adds to the page's part its number, its cause, and the shell's line. Lines stay
 * unparsed until they change, so that one of another version of this file is preserved.
 */
const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.number(),
  /** The cause in words: what changed, and when. */
  change: z.string(),
  shell: z.optional(z.unknown()),
  worker: z.catch(z.optional(z.literal("off")), undefined),
  remotes: z.record(z.string(), z.unknown()),
});

export type Line = z.infer<typeof lineSchema>;
export type Release = RemoteRelease;
export type Registry = z.infer<typeof registrySchema>;

/** The registry before the first release. */
export const emptyRegistry: Registry = {
  schema: 1,
  revision: 0,
  change: "",
  remotes: {},
};

/** Parses a `remotes.json`; null if it is invalid. */
export function parseRegistry(content: Buffer): Registry | null {
  try {
    return registrySchema.parse(JSON.parse(content.toString("utf8")));
  } catch {
    return null;
  }
}

/** A `remotes.json` as bytes. */
export function printRegistry(registry: Registry): Buffer {
  return Buffer.from(`${JSON.stringify(registry)}\n`);
}

/** The line of an app, the shell or a remote; undefined before its first release. Throws ReleaseError. */
export function lineOf(registry: Registry, app: string): Line | undefined {
  const line = app === "shell" ? registry.shell : registry.remotes[app];
  if (line === undefined) return undefined;
  const { data } = lineSchema.safeParse(line);
  if (!data)
    throw new ReleaseError(
      `The line of ${app} in revision ${registry.revision} of remotes.json cannot be read.`,
    );
  return data;
}

/** The registry with one changed line. */
export function withLine(
  registry: Registry,
  app: string,
  line: Line,
): Registry {
  return app === "shell"
    ? { ...registry, shell: line }
    : { ...registry, remotes: { ...registry.remotes, [app]: line } };
}
