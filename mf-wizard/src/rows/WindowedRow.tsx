import { useCallback, useState, type ReactNode } from "react";
import { isFresh, markFresh } from "./fresh-models.ts";
import { LightRow } from "./LightRow.tsx";
import type { NamedRow } from "./named-row.ts";
import {
  RowPresenceContext,
  type RowPresence,
  type RowWindow,
} from "./row-window.ts";

/** What a row is taken to be high, in px, until it was drawn. */
const USUAL_HEIGHT = 53;

export interface WindowedRowProps<Row extends NamedRow> {
  row: Row;
  draw: (row: Row) => ReactNode;
  rowWindow: RowWindow;
}

/** One row, drawn in full while it is near the window or has the focus, and as one line elsewhere. */
export function WindowedRow<Row extends NamedRow>({
  row,
  draw,
  rowWindow,
}: WindowedRowProps<Row>) {
  const [drawn, setDrawn] = useState(() => ({
    full: isFresh(row),
    height: USUAL_HEIGHT,
  }));
  const presence = useCallback<RowPresence>(
    (element) =>
      rowWindow.follow(element, (near) => {
        // A row being edited stays, wherever the page is scrolled.
        if (!near && element.contains(document.activeElement)) return;
        const height = element.clientHeight + 1;
        setDrawn((last) =>
          last.full === near ? last : { full: near, height },
        );
      }),
    [rowWindow],
  );
  return (
    <RowPresenceContext value={presence}>
      {drawn.full ? (
        draw(row)
      ) : (
        <LightRow
          row={row}
          height={drawn.height}
          onWanted={() => {
            markFresh(row);
            setDrawn({ ...drawn, full: true });
          }}
        />
      )}
    </RowPresenceContext>
  );
}
