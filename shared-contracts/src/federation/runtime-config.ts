import { isPlain } from "../entities/plain.ts";

/** `runtime.json`: what the shell's server tells the page, so that no host or port is compiled in. */
export interface RuntimeConfig {
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Shown to a blocked account, and to who forgot the password. */
  support: { email: string; phone: string };
  /** The operator's texts, paragraphs parted by an empty line; the page has some where these are missing. */
  legal?:
    { terms?: string | undefined; privacy?: string | undefined } | undefined;
  /** The instant this shell became live, ISO UTC, where its server knows. */
  shellSince?: string | undefined;
  /** Origins whose builds may take the place of a published remote; read only by a shell built for it. */
  overrideOrigins?: string[] | undefined;
}

/** Whether this is such a file, with all it must hold. By hand: a schema would bring zod to the first page. */
export function isRuntimeConfig(content: unknown): content is RuntimeConfig {
  if (!isPlain(content)) return false;
  const { apiUrl, support, legal = {} } = content;
  const { shellSince = "", overrideOrigins = [] } = content;
  if (!isPlain(support) || !isPlain(legal)) return false;
  const { email, phone } = support;
  const { terms = "", privacy = "" } = legal;
  return (
    Array.isArray(overrideOrigins) &&
    [
      apiUrl,
      email,
      phone,
      terms,
      privacy,
      shellSince,
      ...overrideOrigins,
    ].every((text) => typeof text === "string")
  );
}
