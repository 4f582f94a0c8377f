import { createHash } from "node:crypto";

/** The subresource integrity of a file's content. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
