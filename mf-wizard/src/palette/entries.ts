import type { Glyph } from "shared-ui/icon/Icon";
import { rankOf } from "./rank.ts";

/** Something the palette finds. */
export interface PaletteEntry {
  id: string;
  icon: Glyph;
  label: string;
  /** What tells it from others of its name. */
  detail?: string;
  /** What it is found by beside its label. */
  texts?: readonly string[];
  /** The keys that do the same elsewhere: "G 4". */
  keys?: string;
  /** Opens or does it; `isEdit` with Ctrl. Resolves when the palette may close; false keeps it open. */
  run: (isEdit: boolean) => unknown;
}

export interface PaletteGroup {
  title: string;
  /** Shown only once something is typed. */
  onQuery?: true;
  entries: readonly PaletteEntry[];
}

/** So many of a group are shown. */
const MOST = 5;

/**
 * What a query finds: at most five of a group, the best first, and the group with the best first. Equal ones stay in
 * their order. An empty query finds all but the groups that wait for one.
 */
export function findEntries(
  groups: readonly PaletteGroup[],
  query: string,
): PaletteGroup[] {
  const isEmpty = query.trim() === "";
  return groups
    .filter(({ onQuery }) => !(isEmpty && onQuery))
    .map(({ title, entries }) => {
      const found = entries
        .flatMap((entry) => {
          const { label, texts = [] } = entry;
          const rank = rankOf(query, [label, ...texts]);
          return rank === null ? [] : [{ entry, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, MOST);
      return {
        title,
        entries: found.map(({ entry }) => entry),
        rank: found[0]?.rank ?? Infinity,
      };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ title, entries }) => ({ title, entries }));
}
