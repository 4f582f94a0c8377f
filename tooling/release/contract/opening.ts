import * as z from "zod/mini";
import { releaseSchema } from "shared-contracts/federation/remotes-file";

/** A built folder on this machine, and what it is called where it is served. */
const servedSchema = z.object({ path: z.string(), folder: z.string() });

/** What to open in a browser: a shell, the remotes it finds, and the addresses of the pages that must show. */
export const openingSchema = z.object({
  shell: servedSchema,
  remotes: z.record(
    z.string(),
    z.extend(servedSchema, { release: z.omit(releaseSchema, { base: true }) }),
  ),
  pages: z.array(z.string()),
});

export type Opening = z.infer<typeof openingSchema>;
