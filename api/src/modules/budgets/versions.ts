import { sql } from "kysely";

/**
 * Condition: the content is still that of a version, though the status may have changed since. After a save by a
 * release before, which moves `version` alone, only the last version will do. [no-false-conflict]
 */
export function hasContentOf(version: number) {
  return sql<boolean>`(version = ${version} or (version > ${version}
    and known_version = version and content_version <= ${version}))`;
}

/** What a change beside the content sets: what is known of the content stays as true as it was. */
export const nextVersion = {
  version: sql<number>`version + 1`,
  summary_version: nextIfCurrent("summary_version"),
  known_version: nextIfCurrent("known_version"),
  listed_version: nextIfCurrent("listed_version"),
  updated_at: sql<Date>`now()`,
};

function nextIfCurrent(
  column: "summary_version" | "known_version" | "listed_version",
) {
  const ref = sql.ref(column);
  return sql<
    number | null
  >`case when ${ref} = version then version + 1 else ${ref} end`;
}
