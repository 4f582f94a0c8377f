import type { RemoteLine } from "shared-contracts/federation/remotes-file";

/**
 * Whether a user is among those a canary is given to: by a hash of the user and the release, so that each stays on one
 * side for as long as that release is tried, and the next one meets others. Nobody is before signing in.
 */
export function isGivenCanary(
  { release, share }: NonNullable<RemoteLine["canary"]>,
  userId: string,
): boolean {
  if (userId === "anonymous") return false;
  const place = hash(`${userId} ${release.version} ${release.build}`);
  return (place % 10_000) / 100 < share;
}

/** FNV-1a, 32 bits, with a last mixing so that texts which differ in one digit part company. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
