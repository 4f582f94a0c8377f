import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a text is the secret. Hashes have equal lengths, so the time reveals neither the secret nor its length. */
export function isSameSecret(given: unknown, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return (
    typeof given === "string" && timingSafeEqual(digest(given), digest(secret))
  );
}
