import { useState } from "react";
import { untracked } from "shared-contracts/platform/state";

/** The folded rows without a quantity, by list. */
export interface ZeroFold<List, Row> {
  isFolded: (row: Row) => boolean;
  /** Whether the folded rows of a list are shown anyway. */
  isOpen: (list: List) => boolean;
  toggle: (list: List) => void;
  /** Shows rows that are at 0 no longer. */
  unfold: (rows: readonly Row[]) => void;
  /** Opens or closes all lists at once. */
  setAll: (open: boolean) => void;
}

interface ZeroFoldOptions<List, Row> {
  /** The store's array; the one of another budget resets the fold. */
  source: object;
  lists: readonly List[];
  rowsOf: (list: List) => readonly Row[];
  isZero: (row: Row) => boolean;
}

/**
 * Folds the rows that are at 0 when the step is opened. A row that reaches 0 while it is edited stays in sight until
 * its list is closed by hand or the step is opened again.
 */
export function useZeroFold<List extends object, Row extends object>({
  source,
  lists,
  rowsOf,
  isZero,
}: ZeroFoldOptions<List, Row>): ZeroFold<List, Row> {
  const zeroRows = (of: readonly List[]) =>
    untracked(() => of.flatMap((list) => rowsOf(list).filter(isZero)));
  const startOver = () => ({
    source,
    folded: new Set(zeroRows(lists)),
    open: new Set<List>(),
  });
  const [kept, setState] = useState(startOver);
  let state = kept;
  if (state.source !== source) {
    state = startOver();
    setState(state);
  }
  return {
    isFolded: (row) => state.folded.has(row),
    isOpen: (list) => state.open.has(list),
    toggle(list) {
      const open = new Set(state.open);
      if (open.delete(list)) {
        const folded = new Set([...state.folded, ...zeroRows([list])]);
        for (const row of rowsOf(list)) if (!isZero(row)) folded.delete(row);
        setState({ ...state, open, folded });
      } else setState({ ...state, open: open.add(list) });
    },
    unfold(rows) {
      const folded = new Set(state.folded);
      for (const row of rows) folded.delete(row);
      setState({ ...state, folded });
    },
    setAll(open) {
      setState(open ? { ...state, open: new Set(lists) } : startOver());
    },
  };
}
