import { createHash } from "node:crypto";

/** The subresource integrity of a file's content. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
