import * as z from "zod/mini";

/** The largest logo accepted, in bytes (5 MB). */
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;

/** The account's logo: its address and file, null without one. Width and height of the stored picture in pixels. */
export const logoSchema = z.object({
  logoUrl: z.nullable(z.string()),
  file: z.nullable(
    z.object({
      name: z.string(),
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
    }),
  ),
});

export type Logo = z.infer<typeof logoSchema>;
