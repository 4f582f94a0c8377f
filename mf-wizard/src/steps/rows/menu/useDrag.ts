import { useRef, type MouseEvent, type PointerEvent } from "react";

/** What can be dragged. */
export type Draggable = "[data-row]" | "[data-group]";

/** A pointer that moves less than this, in px, presses the grip. */
const SLACK = 6;

/**
 * The props of a grip that let the user drag its row or group within the list. Called with the entry at the drop
 * position.
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

      // A quick pointer leaves the grip before the drag begins.
      document.addEventListener("pointermove", move, { signal });
      document.addEventListener("pointerup", () => end(true), { signal });
      document.addEventListener("pointercancel", () => end(false), { signal });
    },
    /** Ignores the click that ends a drag. */
    onClickCapture(event: MouseEvent) {
      if (!moved.current) return;
      moved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** The other entry of the list at a height of the window. */
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
