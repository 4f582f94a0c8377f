import { sql } from "kysely";

/**
 * Condition: the content is still that of a version, though the status may have changed since. After a save by a
 * release before, which moves `version` alone, only the last version will do. [no-false-conflict]
 */
export function hasContentOf(version: number) {
  return sql<boolean>`(version = ${version} or (version > ${version}
    and summary_version = version and content_version <= ${version}))`;
}

/** What a change beside the content sets: the versions of content and summary stay as true as they were. */
export const nextVersion = {
  version: sql<number>`version + 1`,
  content_version: sql<
    number | null
  >`case when summary_version = version then coalesce(content_version, version) else content_version end`,
  summary_version: sql<
    number | null
  >`case when summary_version = version then version + 1 else summary_version end`,
  updated_at: sql<Date>`now()`,
};
