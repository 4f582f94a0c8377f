import { useRef, type MouseEvent, type PointerEvent } from "react";

interface Drag {
  row: HTMLElement;
  startY: number;
  over: HTMLElement | null;
}

/** A pointer that moves less than this, in px, presses the grip. */
const SLACK = 6;

/** What to spread on a row's grip so that dragging it moves the row within its list; gets the row that is drawn where it is dropped. */
export function useDragRow(onDrop: (place: Element) => void) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function end(event: PointerEvent<HTMLElement>, drop: boolean) {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    delete current.row.dataset.dragged;
    if (!current.over) return;
    delete current.over.dataset.drop;
    event.currentTarget.releasePointerCapture(event.pointerId);
    if (drop) onDrop(current.over);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const row = event.currentTarget.closest<HTMLElement>("[data-row]");
      dragged.current = false;
      if (row && event.button === 0)
        drag.current = { row, startY: event.clientY, over: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current) return;
      if (!dragged.current) {
        if (Math.abs(event.clientY - current.startY) < SLACK) return;
        dragged.current = true;
        current.row.dataset.dragged = "";
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const over = rowAt(current.row, event.clientY);
      if (over === current.over) return;
      if (current.over) delete current.over.dataset.drop;
      current.over = over;
      if (over)
        over.dataset.drop = isAfter(current.row, over) ? "after" : "before";
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** The press that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** The other row of the same list at a height of the window. */
function rowAt(row: HTMLElement, y: number): HTMLElement | null {
  const { left, width } = row.getBoundingClientRect();
  const over = document
    .elementFromPoint(left + width / 2, y)
    ?.closest<HTMLElement>("[data-row]");
  return over && over !== row && over.parentElement === row.parentElement
    ? over
    : null;
}

function isAfter(row: Element, other: Element): boolean {
  return Boolean(
    row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
