import { createHash } from "node:crypto";

export type Algorithm = "sha256" | "sha384";

/** The subresource integrity of a file's content. */
export function integrityOf(
  content: string | Buffer,
  algorithm: Algorithm = "sha384",
): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}
