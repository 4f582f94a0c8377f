import type { Matches } from "shared-ui/search-field/matcher.ts";

/** A group of rows as the store keeps it. */
interface SearchableGroup<Row> {
  readonly name: string;
  readonly items: readonly Row[];
}

/** The rows of a flat list that a search hides; `texts` gives a row's searchable texts. */
export function hiddenRows<Row extends object>(
  rows: readonly Row[],
  texts: (row: Row) => Parameters<Matches>,
  matches: Matches,
): Row[] {
  return rows.filter((row) => !matches(...texts(row)));
}

/**
 * The rows and groups that a search hides. A group whose name matches keeps all rows; one without a match is hidden.
 */
export function hiddenInGroups<Row extends object>(
  groups: readonly SearchableGroup<Row>[],
  texts: (row: Row) => Parameters<Matches>,
  matches: Matches,
): object[] {
  return groups.flatMap((group): object[] => {
    if (matches([group.name])) return [];
    const hidden = hiddenRows(group.items, texts, matches);
    return hidden.length === group.items.length ? [group, ...hidden] : hidden;
  });
}
