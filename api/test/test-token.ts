import { createHmac } from "node:crypto";
import { TEST_SECRET } from "./test-app.ts";

const encode = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

const decode = (part: string) =>
  JSON.parse(Buffer.from(part, "base64url").toString()) as object;

interface Forgery {
  claims?: object;
  header?: object;
  secret?: string;
  hash?: string;
}

/** A session's token with changes, signed without the library under test. */
export function makeToken(
  token: string,
  { claims, header, secret = TEST_SECRET, hash = "sha256" }: Forgery = {},
): string {
  const [head = "", body = ""] = token.split(".");
  const content = [
    encode({ ...decode(head), ...header }),
    encode({ ...decode(body), ...claims }),
  ].join(".");
  const signature = createHmac(hash, secret).update(content);
  return `${content}.${signature.digest("base64url")}`;
}
