/** The largest id; leaves room for new ids. */
const LARGEST_ID = 2 ** 52;

/** Keeps valid ids; missing, invalid and repeated ones get numbers after the largest. [ids-count-on] */
export function numberIds<T extends { id: number }>(
  entries: readonly T[],
): T[] {
  const largest = entries.reduce(
    (max, { id }) => (isId(id) ? Math.max(max, id) : max),
    0,
  );
  const taken = new Set<number>();
  let next = largest + 1;
  return entries.map((entry) => {
    const id = isId(entry.id) && !taken.has(entry.id) ? entry.id : next++;
    taken.add(id);
    return id === entry.id ? entry : { ...entry, id };
  });
}

/** Numbers the groups of a part and their items; `across` makes item ids unique across all groups. */
export function numberGroupIds<
  G extends { id: number; items: T[] },
  T extends { id: number },
>(groups: readonly G[], across: boolean): G[] {
  const numbered = numberIds(groups);
  if (!across)
    return numbered.map((group) => ({
      ...group,
      items: numberIds(group.items),
    }));
  const items = numberIds(numbered.flatMap((group) => group.items));
  return numbered.map((group) => ({
    ...group,
    items: items.splice(0, group.items.length),
  }));
}

function isId(id: unknown): id is number {
  return (
    Number.isSafeInteger(id) &&
    (id as number) > 0 &&
    (id as number) <= LARGEST_ID
  );
}
