import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type FragmentInstance,
  type ReactNode,
} from "react";
import { observer } from "shared-contracts/platform/state";
import type { NamedRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";
import styles from "../Row.module.css";

/** How far beyond the window rows are in full. */
const MARGIN = "240px 0px";

/** The height of a row that was never in full, in px. */
const USUAL_HEIGHT = 52;

interface WindowedRowProps {
  row: NamedRow;
  /** Renders the row in full, as one list item. */
  children: () => ReactNode;
}

/** A row in full while it is near the window or has the focus, else a line of the same height with its name. */
export function WindowedRow({ row, children: draw }: WindowedRowProps) {
  const session = useStepSession();
  const ref = useRef<FragmentInstance>(null);
  /** The height of the line, in px; null for a row in full. */
  const [lineHeight, setLineHeight] = useState(() =>
    session.isFresh(row) ? null : USUAL_HEIGHT,
  );
  const isLine = lineHeight !== null;

  useLayoutEffect(() => {
    const item = ref.current!;
    const [box] = item.getClientRects();
    // Before the browser paints: a row in the window never shows as a line.
    if (isLine && box && box.top < innerHeight && box.bottom > 0)
      setLineHeight(null);
    const sight = new IntersectionObserver(
      (entries) => {
        // A row that opens or closes on a phone has another element; the old one leaves the page, not the window.
        const entry = entries.findLast(({ target }) => target.isConnected);
        if (!entry) return;
        const { isIntersecting, target, boundingClientRect } = entry;
        const stays = isIntersecting || target.contains(document.activeElement);
        setLineHeight(stays ? null : boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    item.observeUsing(sight);
    const onFocus = (event: Event) => {
      const from = (event as FocusEvent).relatedTarget as HTMLElement | null;
      // A key or a link led to the line: the focus goes to the same column of the row, else to its name.
      if (isLine) session.markFresh(row, from?.dataset.column);
      setLineHeight(null);
    };
    item.addEventListener("focusin", onFocus);
    return () => {
      item.removeEventListener("focusin", onFocus);
      sight.disconnect();
    };
  }, [row, isLine, session]);

  return (
    <Fragment ref={ref}>
      {isLine ? <Line row={row} height={lineHeight} /> : draw()}
    </Fragment>
  );
}

interface LineProps {
  row: NamedRow;
  height: number;
}

const Line = observer(function Line({ row, height }: LineProps) {
  return (
    <li
      className={styles.line}
      style={{ height }}
      data-row={row.id}
      tabIndex={0}
    >
      {row.fields.name}
    </li>
  );
});
