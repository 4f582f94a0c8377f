import { useRef, type MouseEvent, type PointerEvent } from "react";

/** What can be dragged. */
export type Draggable = "[data-row]" | "[data-group]";

interface Drag {
  dragged: HTMLElement;
  startY: number;
  over: HTMLElement | null;
}

/** A pointer that moves less than this, in px, presses the grip. */
const SLACK = 6;

/** What to spread on the grip of a row or a group so that dragging it moves that within its list; gets the one that is drawn where it is dropped. */
export function useDrag(kind: Draggable, onDrop: (place: Element) => void) {
  const drag = useRef<Drag | null>(null);
  const moved = useRef(false);

  function end(event: PointerEvent<HTMLElement>, drop: boolean) {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    delete current.dragged.dataset.dragged;
    if (!current.over) return;
    delete current.over.dataset.drop;
    event.currentTarget.releasePointerCapture(event.pointerId);
    if (drop) onDrop(current.over);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const dragged = event.currentTarget.closest<HTMLElement>(kind);
      moved.current = false;
      if (dragged && event.button === 0)
        drag.current = { dragged, startY: event.clientY, over: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current) return;
      if (!moved.current) {
        if (Math.abs(event.clientY - current.startY) < SLACK) return;
        moved.current = true;
        current.dragged.dataset.dragged = "";
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const over = otherAt(kind, current.dragged, event.clientY);
      if (over === current.over) return;
      if (current.over) delete current.over.dataset.drop;
      current.over = over;
      if (over)
        over.dataset.drop = isAfter(current.dragged, over) ? "after" : "before";
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** The press that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!moved.current) return;
      moved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** The other one of the same list at a height of the window. */
function otherAt(
  kind: Draggable,
  dragged: HTMLElement,
  y: number,
): HTMLElement | null {
  const { left, width } = dragged.getBoundingClientRect();
  const over = document
    .elementFromPoint(left + width / 2, y)
    ?.closest<HTMLElement>(kind);
  return over &&
    over !== dragged &&
    over.parentElement === dragged.parentElement
    ? over
    : null;
}

function isAfter(dragged: Element, other: Element): boolean {
  return Boolean(
    dragged.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
