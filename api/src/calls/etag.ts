import { ApiError } from "../http/api-error.ts";

/** The entity tag of a version: its number in quotes. */
export const etagOf = (version: number): string => `"${version}"`;

/**
 * The version in `If-Match`, or null when the header is missing, which accepts any. A tag that the API never issued
 * matches no version.
 */
export function expectedVersion(ifMatch: string | undefined): number | null {
  const tag = ifMatch?.trim();
  if (!tag || tag === "*") return null;
  const version = /^"?(\d{1,9})"?$/.exec(tag)?.[1];
  if (!version) throw new ApiError("VERSION_MISMATCH");
  return Number(version);
}
