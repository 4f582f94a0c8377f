import {
  draftHeader,
  type WorkingBudget,
} from "shared-contracts/budget-file/draft";
import { isPlain, type Plain } from "shared-contracts/budget-file/plain-copy";
import { EACH_PART } from "shared-contracts/parts/table";

/** What changed since a draft that was kept at `since`, in ms since 1970: small enough to be kept while a page is being left. */
export interface DraftChanges {
  since: number;
  /** As the draft itself, with `ListChanges` in the place of its lists. */
  changed: Plain;
}

/** A list told from an older one: runs of entries that stayed, as place and count there, and whole entries that are new or changed. */
type ListChanges = ([from: number, count: number] | Plain)[];

/** The lists of a budget; groups hold another under `items`. */
const LISTS = ["team", ...EACH_PART.map(({ key }) => key)] as const;

/** What a draft kept at `since` must be told to become the working budget as it is at `timestamp`. Entries that are the same object are unchanged. */
export function draftChanges(
  before: WorkingBudget,
  since: number,
  working: WorkingBudget,
  timestamp: number,
): DraftChanges {
  const lists = LISTS.map((list) => [
    list,
    listChanges(before.budget[list], working.budget[list]),
  ]);
  const changed = {
    ...working.budget,
    ...(Object.fromEntries(lists) as Plain),
    ...draftHeader(working, timestamp),
  };
  return { since, changed };
}

/** Reads changes that were kept; null for anything else. */
export function readDraftChanges(value: unknown): DraftChanges | null {
  if (!isPlain(value)) return null;
  const { since, changed } = value;
  return typeof since === "number" && isPlain(changed)
    ? { since, changed }
    : null;
}

/** The draft the changes lead to, yet to be read as any other; throws when they are not of this draft. */
export function changedDraft(
  stored: unknown,
  { changed }: DraftChanges,
): Plain {
  const draft = { ...changed };
  for (const list of LISTS)
    draft[list] = changedList((stored as Plain)[list], changed[list]);
  return draft;
}

function listChanges(
  before: readonly Plain[],
  now: readonly Plain[],
): ListChanges {
  const placeOf = placesIn(before);
  const changes: ListChanges = [];
  for (const [index, entry] of now.entries()) {
    const place = placeOf(entry, index);
    const last = changes.at(-1);
    if (place === undefined) changes.push(groupChanges(before, entry));
    else if (Array.isArray(last) && last[0] + last[1] === place) last[1] += 1;
    else changes.push([place, 1]);
  }
  return changes;
}

/** Tells where an entry was, undefined for a new or changed one. Most are where they were: only where entries came or went are all looked up. */
function placesIn(before: readonly Plain[]) {
  let places: Map<Plain, number> | undefined;
  return (entry: Plain, index: number): number | undefined => {
    const same = before[index];
    if (same === entry) return index;
    if (same?.["id"] === entry["id"]) return undefined;
    places ??= new Map(before.map((each, place) => [each, place]));
    return places.get(entry);
  };
}

function groupChanges(groups: readonly Plain[], entry: Plain): Plain {
  const { items } = entry;
  if (!Array.isArray(items)) return entry;
  return { ...entry, items: listChanges(itemsOf(groups, entry), items) };
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
