import { useRef, useState } from "react";

/** Which budgets are selected, by id; not kept. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** Whether a phone shows the boxes; a desk always does. */
  isSelecting: boolean;
  /** Shows the boxes on a phone, with these budgets selected. */
  begin: (...ids: number[]) => void;
  /** Ticks or unticks a budget; with `shown`, all rows between it and the one before too. */
  tick: (id: number, isTicked: boolean, shown?: readonly number[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

export function useSelection(): Selection {
  const [ids, setIds] = useState(NONE);
  const [isSelecting, setSelecting] = useState(false);
  const last = useRef<number | null>(null);
  return {
    ids,
    isSelecting: isSelecting || ids.size > 0,
    begin(...chosen) {
      setSelecting(true);
      setIds(new Set(chosen));
      last.current = chosen.at(-1) ?? null;
    },
    tick(id, isTicked, shown) {
      const range = shown ? between(shown, last.current, id) : [id];
      last.current = id;
      setIds((before) => {
        const after = new Set(before);
        for (const one of range)
          if (isTicked) after.add(one);
          else after.delete(one);
        return after;
      });
    },
    clear() {
      setSelecting(false);
      setIds(NONE);
      last.current = null;
    },
  };
}

/** The ids from one to the other, whichever comes first; the second alone where the first is not shown. */
function between(
  shown: readonly number[],
  from: number | null,
  to: number,
): readonly number[] {
  const ends = [shown.indexOf(from ?? to), shown.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return shown.slice(Math.min(...ends), Math.max(...ends) + 1);
}
