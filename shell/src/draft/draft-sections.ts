import {
  draftSnapshot,
  type WorkingBudget,
} from "shared-contracts/budget-file/draft";
import { compareStructural } from "shared-contracts/platform/state";
import { EACH_PART } from "shared-contracts/platform/rules";
import { isPlain, type Plain } from "shared-contracts/entities/plain";

/** A working budget and when it last changed, in ms since 1970. */
export interface Version {
  working: WorkingBudget;
  timestamp: number;
}

/** Joins the texts of a draft's sections, each kept until that section changes. */
export class DraftText {
  readonly #sections = new Map<string, { value: unknown; text: string }>();

  /** The same text as `writeDraft`. Rows must be replaced, never changed: an unchanged section is known by them. */
  write({ working, timestamp }: Version): string {
    const fields = Object.entries(draftSnapshot(working, timestamp))
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => this.#fieldOf(key, value));
    return `{${fields.join()}}`;
  }

  #fieldOf(key: string, value: unknown): string {
    const known = this.#sections.get(key);
    if (known && compareStructural(known.value, value)) return known.text;
    const text = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    this.#sections.set(key, { value, text });
    return text;
  }
}

/** Runs of entries of the stored list, or whole entries. Earlier shells mixed both, also in the `items` of a group. */
type ListChanges = ([from: number, count: number] | Plain)[];

const LISTS = ["team", ...EACH_PART.map(({ key }) => key)] as const;

/** A version as changes of one stored at `since` or at `orSince`: its lists are `ListChanges`, all else is whole. */
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

/** The stored draft of `timestamp` with the changes; null when they are none, or of another. Throws on broken lists. */
export function changedDraft(
  changes: unknown,
  timestamp: number,
  stored: () => Plain,
): Plain | null {
  if (!isPlain(changes) || !isPlain(changes["changed"])) return null;
  const { since, orSince, changed } = changes;
  if (since !== timestamp && orSince !== timestamp) return null;
  const before = stored();
  const draft = { ...changed };
  for (const list of LISTS)
    draft[list] = changedList(before[list], changed[list]);
  return draft;
}

function changedList(stored: unknown, changes: unknown): Plain[] {
  const before = stored as Plain[];
  return (changes as ListChanges).flatMap((change) => {
    if (Array.isArray(change))
      return before.slice(change[0], change[0] + change[1]);
    if (!Array.isArray(change["items"])) return [change];
    const group = before.find(({ id }) => id === change["id"]);
    const items = changedList(group?.["items"] ?? [], change["items"]);
    return [{ ...change, items }];
  });
}
