import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls `onLeave` when the user presses or focuses another element, resizes the window or, with `onScroll`, scrolls. */
export function useLeave(
  inside: readonly RefObject<HTMLElement | null>[],
  onLeave: () => void,
  { onScroll }: { onScroll: boolean },
): void {
  const check = useEffectEvent((event: Event) => {
    const { target } = event;
    const within =
      target instanceof Node &&
      inside.some((element) => element.current?.contains(target));
    if (!within) onLeave();
  });
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const events = ["pointerdown", "focusin", ...(onScroll ? ["scroll"] : [])];
    for (const name of events) document.addEventListener(name, check, options);
    window.addEventListener("resize", check, options);
    return () => gone.abort();
  }, [onScroll]);
}
