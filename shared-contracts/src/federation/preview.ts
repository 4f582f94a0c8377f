import * as z from "zod/mini";
import { releaseSchema } from "./remotes-file.ts";

/**
 * What the token of a preview's link holds beside its `signature`, as JSON in base64url. With the release it has the
 * hashes of what may run, so that whoever can write the release's folder alone changes nothing.
 */
export const previewSchema = z.object({
  remote: z.string(),
  /** Takes the place of the remote's live one. */
  release: releaseSchema,
  /** The deployment whose pages open it, by the name in its runtime.json. */
  environment: z.string(),
  /** Its end, in ms since 1970. */
  until: z.number(),
});

export type Preview = z.infer<typeof previewSchema>;
