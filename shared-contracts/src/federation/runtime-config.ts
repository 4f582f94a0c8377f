import * as z from "zod/mini";

/** `runtime.json`: what the shell's server tells the page, so that no host or port is compiled in. */
export const runtimeConfigSchema = z.object({
  /** Address of the API, without a trailing slash. */
  apiUrl: z.string(),
  /** Shown to a blocked account, and to who forgot the password. */
  support: z.object({ email: z.string(), phone: z.string() }),
  /** The operator's texts, paragraphs parted by an empty line; the page has some where these are missing. */
  legal: z.optional(
    z.object({
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
    }),
  ),
  /** The instant this shell became live, ISO UTC, where its server knows. */
  shellSince: z.optional(z.string()),
  /** Origins whose builds may take the place of a published remote; read only by a shell built for it. */
  overrideOrigins: z.optional(z.array(z.string())),
});

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
