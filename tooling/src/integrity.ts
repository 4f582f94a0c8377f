import { createHash } from "node:crypto";

/** The first is for the hashes that an entry has of its chunks, the second for lists and for entries of earlier builds. */
export const ALGORITHMS = ["sha256", "sha384"] as const;

/** The subresource integrity of a file's content. */
export function integrityOf(
  content: string | Buffer,
  algorithm: (typeof ALGORITHMS)[number] = "sha384",
): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}
