import * as z from "zod/mini";

/** `runtime.json`: the configuration of a deployment, so that no host or port is compiled in. */
export const runtimeConfigSchema = z.object({
  /** Address of the API, without a trailing slash. */
  apiUrl: z.string(),
  /** Shown to a blocked account and beside a forgotten password. */
  support: z.object({ email: z.string(), phone: z.string() }),
  /** The operator's texts, with an empty line between paragraphs; the page has default texts. */
  legal: z.optional(
    z.object({
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
    }),
  ),
  /** Set if only invited people may register. */
  registration: z.optional(z.literal("closed")),
  /** The instant at which this shell was released, ISO UTC, if the server knows it. */
  shellSince: z.optional(z.string()),
  /**
   * The public Ed25519 keys of which one must have signed `remotes.json`, each as base64 of its SPKI form. Without any,
   * an unsigned list is used.
   */
  remotesKeys: z.optional(z.array(z.string())),
  /** Set if pages do not report how remotes open. */
  news: z.optional(z.literal("off")),
  /** Set if signed links may open a release that is not live, each in its own tab. */
  previews: z.optional(
    z.object({
      /** The deployment's name, which a link must have. */
      environment: z.string(),
      /** The public keys of which one must have signed a link, in the form of `remotesKeys`, and none of those. */
      keys: z.array(z.string()),
      /** The ids of the accounts that may open them; without it everybody may. */
      accounts: z.optional(z.array(z.string())),
    }),
  ),
  /** Origins whose builds may replace a published remote; only a shell built with overrides reads it. */
  overrideOrigins: z.optional(z.array(z.string())),
});

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
