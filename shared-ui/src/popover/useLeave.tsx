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
    const listen = (name: string) =>
      document.addEventListener(name, check, options);
    listen("pointerdown");
    listen("focusin");
    // The press may have scrolled its button into view. The browser reports that scroll before this frame's callback.
    const frame = onScroll
      ? requestAnimationFrame(() => listen("scroll"))
      : undefined;
    window.addEventListener("resize", check, options);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      gone.abort();
    };
  }, [onScroll]);
}
