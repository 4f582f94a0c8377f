import {
  draftSnapshot,
  type WorkingBudget,
} from "shared-contracts/budget-file/draft";
import { isPlain, type Plain } from "shared-contracts/budget-file/plain-copy";
import { EACH_PART } from "shared-contracts/parts/table";
import { compareStructural } from "shared-contracts/platform/state";

/** A working budget and when it last changed, in ms since 1970. */
export interface Version {
  working: WorkingBudget;
  timestamp: number;
}

/**
 * A list as runs of entries of the stored one, and whole entries. Written today are all entries of a changed list, and
 * one run for any other. Read is also what was written before: entries between runs, and groups with such a list under
 * `items`.
 */
type ListChanges = ([from: number, count: number] | Plain)[];

const LISTS = ["team", ...EACH_PART.map(({ key }) => key)] as const;

/**
 * The sections in which a version differs from one of the stored ones, of which there are one or two: few enough to be
 * kept while a page is being left. `since` and `orSince` are the timestamps of those; `changed` is as the draft itself,
 * with `ListChanges` in the place of its lists.
 */
export function changedSections(
  { working, timestamp }: Version,
  stored: readonly Version[],
) {
  const [since = 0, orSince] = stored.map((version) => version.timestamp);
  const changed = draftSnapshot(working, timestamp);
  for (const list of LISTS) {
    const now = working.budget[list];
    const isUnchanged = stored.every((version) =>
      compareStructural(version.working.budget[list], now),
    );
    if (isUnchanged) changed[list] = [[0, now.length]] satisfies ListChanges;
  }
  return { since, orSince, changed };
}

/**
 * The draft that the changes make of the one stored at `timestamp`, to be read as any other; null when they are none,
 * or not of that one. Throws on lists that are none.
 */
export function changedDraft(
  changes: unknown,
  timestamp: number,
  stored: () => Plain,
): Plain | null {
  if (!isPlain(changes) || !isPlain(changes["changed"])) return null;
  const { since, orSince, changed } = changes;
  if (since !== timestamp && orSince !== timestamp) return null;
  const before = stored();
  const lists = LISTS.map((list) => [
    list,
    changedList(before[list], changed[list]),
  ]);
  return { ...changed, ...Object.fromEntries(lists) };
}

function changedList(stored: unknown, changes: unknown): Plain[] {
  const before = stored as Plain[];
  return (changes as ListChanges).flatMap((change) => {
    if (Array.isArray(change))
      return before.slice(change[0], change[0] + change[1]);
    if (!Array.isArray(change["items"])) return [change];
    const items = itemsOf(before, change);
    return [{ ...change, items: changedList(items, change["items"]) }];
  });
}

/** The items a group had. */
function itemsOf(groups: readonly unknown[], { id }: Plain): Plain[] {
  const group = groups.filter(isPlain).find((entry) => entry["id"] === id);
  return Array.isArray(group?.["items"]) ? (group["items"] as Plain[]) : [];
}
