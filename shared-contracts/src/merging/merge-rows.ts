/** Three-way merge of lists of rows by id. */
import type { Plain } from "../entities/plain.ts";
import {
  type Decide,
  isSame,
  mergeRecord,
  mergeValue,
  type Path,
  type Sides,
} from "./merge-value.ts";

export type Row = Plain & { id: number };

/**
 * The rows of both sides. A row that one side removed is gone, unless the other changed it: then `decide` is asked
 * about the whole row, where the absent side is undefined.
 *
 * @param merge Merges the fields of a row that both have.
 */
export function mergeRows(
  sides: Sides<readonly Row[]>,
  path: Path,
  decide: Decide,
  merge: typeof mergeValue = mergeValue,
): Row[] {
  const base = byId(sides.base);
  const mine = byId(sides.mine);
  const theirs = byId(sides.theirs);
  return mergeOrder(sides).flatMap((id) => {
    const row = {
      base: base.get(id),
      mine: mine.get(id),
      theirs: theirs.get(id),
    };
    const at = [...path, id];
    const merged =
      row.mine && row.theirs
        ? mergeRecord(
            { base: row.base ?? {}, mine: row.mine, theirs: row.theirs },
            at,
            decide,
            merge,
          )
        : mergeValue(row, at, decide);
    return merged === undefined ? [] : [merged as Row];
  });
}

function byId(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The ids of both sides. The order of the side that moved rows holds, theirs if both did; a row of the other side alone
 * stands after the row it followed there. [merged-order]
 */
function mergeOrder(sides: Sides<readonly Row[]>): number[] {
  const base = ids(sides.base);
  const mine = ids(sides.mine);
  const theirs = ids(sides.theirs);
  const common = (list: readonly number[]) =>
    list.filter((id) =>
      [base, mine, theirs].every((side) => side.includes(id)),
    );
  const movedByMineOnly =
    isSame(common(theirs), common(base)) && !isSame(common(mine), common(base));
  const [lead, other] = movedByMineOnly ? [mine, theirs] : [theirs, mine];
  const order = [...lead];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = index === 0 ? -1 : order.indexOf(other[index - 1] ?? 0);
    order.splice(before + 1, 0, id);
  });
  return order;
}

function ids(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => id);
}
