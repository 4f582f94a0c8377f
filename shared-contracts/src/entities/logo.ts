import * as z from "zod/mini";

/** The largest logo taken, in bytes (5 MB). */
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;

/**
 * The account's logo: where a browser finds it, and what file it is; null without one. Width and height are in pixels,
 * of the picture as it is kept.
 */
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
