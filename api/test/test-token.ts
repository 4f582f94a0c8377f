import { createHmac } from "node:crypto";
import { TEST_SECRET } from "./test-app.ts";

const encode = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

interface Forgery {
  claims?: object;
  header?: object;
  secret?: string;
  hash?: string;
}

/** A token of the account, made without the library under test; valid except for the given changes. */
export function makeToken(
  userId: string,
  { claims, header, secret = TEST_SECRET, hash = "sha256" }: Forgery = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const content = [
    encode({ alg: "HS256", typ: "JWT", ...header }),
    encode({
      sub: userId,
      ver: 1,
      jti: "1",
      iss: "banquete-api",
      aud: "banquete",
      iat: now,
      exp: now + 60,
      ...claims,
    }),
  ].join(".");
  const signature = createHmac(hash, secret).update(content);
  return `${content}.${signature.digest("base64url")}`;
}
