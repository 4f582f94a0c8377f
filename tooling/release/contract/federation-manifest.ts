import * as z from "zod/mini";
import { ReleaseError } from "../release-error.ts";

const filesSchema = z.object({
  sync: z.array(z.string()),
  async: z.array(z.string()),
});
const assetsSchema = z.object({ js: filesSchema, css: filesSchema });

/** The part of a remote's `mf-manifest.json` that the page relies on. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    publicPath: z.string(),
    remoteEntry: z.object({ name: z.string() }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema })),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
});

export type FederationManifest = z.infer<typeof manifestSchema>;

/** The file of a built remote that says what it exposes and shares. */
const MANIFEST = "mf-manifest.json";

/** The manifest among the files of a built remote. Throws ReleaseError where it is none. */
export function readManifest(
  app: string,
  files: ReadonlyMap<string, Buffer>,
): FederationManifest {
  try {
    return manifestSchema.parse(
      JSON.parse(files.get(MANIFEST)!.toString("utf8")),
    );
  } catch (error) {
    throw new ReleaseError(`${app}: its mf-manifest.json cannot be read.`, {
      cause: error,
    });
  }
}
