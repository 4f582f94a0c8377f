import { ApiError } from "./api-error.ts";

/** The entity tag of a version: its number in quotes. */
export const etagOf = (version: number): string => `"${version}"`;

/**
 * The version the caller says it changes, or null when it names none, which is accepted.
 * A tag that is no version of ours matches nothing.
 */
export function expectedVersion(ifMatch: string | undefined): number | null {
  const tag = ifMatch?.trim();
  if (!tag || tag === "*") return null;
  const version = /^"?(\d{1,9})"?$/.exec(tag)?.[1];
  if (!version) throw new ApiError("VERSION_MISMATCH");
  return Number(version);
}
