import { useRef, type MouseEvent, type PointerEvent } from "react";

/** What can be dragged. */
export type Draggable = "[data-row]" | "[data-group]";

/** A pointer that moves less than this, in px, presses the grip. */
const SLACK = 6;

/**
 * What to spread on the grip of a row or a group so that dragging it moves that within its list; gets the one that is
 * drawn where it is dropped.
 */
export function useDrag(kind: Draggable, onDrop: (place: Element) => void) {
  const moved = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const grip = event.currentTarget;
      const dragged = grip.closest<HTMLElement>(kind);
      moved.current = false;
      if (!dragged || event.button !== 0) return;
      const { clientY: startY, pointerId } = event;
      let over: HTMLElement | null = null;
      const ended = new AbortController();
      const { signal } = ended;

      function move({ clientY }: globalThis.PointerEvent) {
        if (!dragged) return;
        if (!moved.current) {
          if (Math.abs(clientY - startY) < SLACK) return;
          moved.current = true;
          dragged.dataset.dragged = "";
          grip.setPointerCapture(pointerId);
        }
        const under = otherAt(kind, dragged, clientY);
        if (under === over) return;
        if (over) delete over.dataset.drop;
        over = under;
        if (over)
          over.dataset.drop = isAfter(dragged, over) ? "after" : "before";
      }

      function end(drop: boolean) {
        ended.abort();
        delete dragged?.dataset.dragged;
        if (!over) return;
        delete over.dataset.drop;
        if (drop) onDrop(over);
      }

      // A quick pointer leaves the grip before it is known to drag.
      document.addEventListener("pointermove", move, { signal });
      document.addEventListener("pointerup", () => end(true), { signal });
      document.addEventListener("pointercancel", () => end(false), { signal });
    },
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
