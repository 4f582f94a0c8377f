import { createHmac } from "node:crypto";
import { linkKey } from "./link-mails.ts";

const SECRET = "a secret for tests, long enough to sign with";

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

test.each(["reset", "confirm"] as const)(
  "the key of %s links is derived from the secret for this purpose alone [one-key-one-purpose]",
  (kind) => {
    // RFC 5869 without a salt: 32 zero bytes extract, and the first block of the expansion is the key.
    const extracted = hmac(Buffer.alloc(32), SECRET);
    const key = hmac(extracted, `banquete ${kind} link\u0001`);
    expect(linkKey(SECRET, kind)).toEqual(key);
  },
);

test("keys of two kinds of links differ [one-key-one-purpose]", () => {
  expect(linkKey(SECRET, "reset")).not.toEqual(linkKey(SECRET, "confirm"));
});
