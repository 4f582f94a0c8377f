import { useEffect, useRef } from "react";

/** How long the pointer or the focus must rest to count, in ms. */
const REST_MS = 80;

/** Event handlers that call back once the pointer or the focus rests on an element. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    timer.current = setTimeout(onIntent, REST_MS);
  };
  useEffect(() => leave, []);
  return {
    onPointerEnter: rest,
    onPointerLeave: leave,
    onFocus: rest,
    onBlur: leave,
  };
}
