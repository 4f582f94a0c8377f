import { sql } from "kysely";

/** Condition: the content is still that of a version, though the status may have changed since. [no-false-conflict] */
export function hasContentOf(version: number) {
  return sql<boolean>`(version >= ${version} and content_version <= ${version})`;
}

/** What a change beside the content sets. */
export const nextVersion = {
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`now()`,
};
