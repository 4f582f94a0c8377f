import { isPlain } from "../entities/plain.ts";
import type { Budget } from "../parts/budget.ts";
import { EACH_PART } from "../parts/table.ts";
import type { Row } from "./merge-rows.ts";
import { isSame, type Sides } from "./merge-value.ts";

type Group = Row & { items: Row[] };

/**
 * My budget, where each new row and group that has the id of another new one of theirs gets the next free id. Its
 * settings in the proposal follow it. [merged-new-rows]
 */
export function renumbered({ base, mine, theirs }: Sides<Budget>): Budget {
  const show = new Map<string, string>();
  const result: Record<string, unknown> = {
    ...mine,
    team: freed(rows(base.team), rows(mine.team), rows(theirs.team)),
  };
  for (const { key, group } of EACH_PART) {
    const sides = {
      base: rows(base[key]),
      mine: rows(mine[key]),
      theirs: rows(theirs[key]),
    };
    const apart = freed(sides.base, sides.mine, sides.theirs);
    apart.forEach(({ id }, index) => {
      const before = sides.mine[index]?.id;
      if (before !== id) show.set(`${key}/${before}`, `${key}/${id}`);
    });
    result[key] = !group
      ? apart
      : withFreedItems(
          { ...sides, mine: apart } as Sides<Group[]>,
          group.rowIdsAcross,
        );
  }
  return { ...result, ...(show.size > 0 && followed(mine, show)) } as Budget;
}

function withFreedItems(
  { base, mine, theirs }: Sides<Group[]>,
  across: boolean,
): Group[] {
  if (!across)
    return mine.map((group) => ({
      ...group,
      items: freed(
        itemsOf(base, group.id),
        group.items,
        itemsOf(theirs, group.id),
      ),
    }));
  const isIn = (groups: readonly Group[], row: Row) =>
    groups.find(({ items }) => items.includes(row))?.id;
  const items = freed(
    allItems(base),
    allItems(mine),
    allItems(theirs),
    (one, other) => isIn(mine, one) === isIn(theirs, other),
  );
  return mine.map((group) => ({
    ...group,
    items: items.splice(0, group.items.length),
  }));
}

/** Rows of mine, with new ids for those that are new on both sides and not the same. */
function freed(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  isBeside: (mine: Row, theirs: Row) => boolean = () => true,
): Row[] {
  const known = new Set(base.map(({ id }) => id));
  const added = new Map(theirs.map((row) => [row.id, row]));
  let last = Math.max(0, ...[...base, ...mine, ...theirs].map(({ id }) => id));
  return mine.map((row) => {
    const other = known.has(row.id) ? undefined : added.get(row.id);
    if (!other || (isBeside(row, other) && isSame(row, other))) return row;
    return { ...row, id: (last += 1) };
  });
}

function followed(mine: Budget, moved: ReadonlyMap<string, string>) {
  const { proposal } = mine;
  if (!isPlain(proposal) || !isPlain(proposal["show"])) return {};
  const show = Object.fromEntries(
    Object.entries(proposal["show"]).map(([key, showing]) => [
      moved.get(key) ?? key,
      showing,
    ]),
  );
  return { proposal: { ...proposal, show } };
}

function rows(content: unknown): Row[] {
  return content as Row[];
}

function allItems(groups: readonly Group[]): Row[] {
  return groups.flatMap(({ items }) => items);
}

function itemsOf(groups: readonly Group[], id: number): Row[] {
  return groups.find((group) => group.id === id)?.items ?? [];
}
