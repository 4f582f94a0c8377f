import { createHash } from "node:crypto";

/** What a file must be, as a browser checks it: the subresource integrity of its content. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
