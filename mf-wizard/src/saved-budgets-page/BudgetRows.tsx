import { useEffect, useMemo, useState, type ReactNode } from "react";
import { RowWindow, RowWindowContext } from "../rows/window/row-window.ts";

/** A list with more rows than this renders only those near the window in full. */
const LONG = 40;

/** The body of a list of budgets: a long one scrolls without a wait. */
export function BudgetRows({
  count,
  children,
}: {
  /** How many rows are listed. */
  count: number;
  children: ReactNode;
}) {
  const [rowWindow] = useState(() =>
    "IntersectionObserver" in globalThis ? new RowWindow() : null,
  );
  const isLong = count > LONG;
  const windowing = useMemo(() => ({ rowWindow, isLong }), [rowWindow, isLong]);
  useEffect(() => rowWindow?.followPrinting(), [rowWindow]);
  return (
    <div
      onKeyDownCapture={({ currentTarget, target, key }) =>
        isLong && rowWindow?.revealBeside(currentTarget, target as Element, key)
      }
      onFocus={({ target }) => rowWindow?.hold(target)}
    >
      <RowWindowContext value={windowing}>{children}</RowWindowContext>
    </div>
  );
}
