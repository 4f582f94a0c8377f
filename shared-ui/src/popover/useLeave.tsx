import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls back when the user presses or focuses anything outside the given elements, resizes, or (if asked) scrolls. */
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
