import type { RemoteLine } from "./remotes-file.ts";

/**
 * Whether a user gets a canary: by a hash of user and release, so that a user stays on one side while the release is
 * tried, and the next release reaches other users. Visitors never do.
 */
export function isGivenCanary(
  { release, share }: NonNullable<RemoteLine["canary"]>,
  userId: string,
): boolean {
  if (userId === "anonymous") return false;
  const place = hash(`${userId} ${release.version} ${release.build}`);
  return (place % 10_000) / 100 < share;
}

/** FNV-1a, 32 bits, with a final mix so that texts that differ in one digit hash apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
