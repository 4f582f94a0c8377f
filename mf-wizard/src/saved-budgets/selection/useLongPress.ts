import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How long a finger must stay, in ms, and how far it may move meanwhile, in px. */
const STAYS_MS = 500;
const MAY_MOVE = 10;

/**
 * Calls `act` when a finger stays on an element, which gets these handlers. The click that may follow does nothing. A
 * mouse keeps the browser's menu. Not every browser sends `contextmenu` for a finger, so time counts too.
 */
export function useLongPress(act: () => void) {
  const press = useRef({ timer: 0, x: 0, y: 0, isDone: false });
  const end = () => window.clearTimeout(press.current.timer);
  const finish = () => {
    end();
    if (press.current.isDone) return;
    press.current.isDone = true;
    act();
  };
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      end();
      const isFinger = pointerType === "touch" && isPrimary;
      const timer = isFinger ? window.setTimeout(finish, STAYS_MS) : 0;
      press.current = { timer, x: clientX, y: clientY, isDone: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > MAY_MOVE) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (press.current.timer === 0) return;
      event.preventDefault();
      finish();
    },
    onClickCapture(event: MouseEvent) {
      // A press of Enter is a click without a count.
      if (!press.current.isDone || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
