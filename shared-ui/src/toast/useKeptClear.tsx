import { useLayoutEffect, type RefObject } from "react";

/** In px. */
const GAP = 8;

/**
 * Moves an element at the foot of the window up, so that it covers neither the field in focus nor anything marked with
 * `data-keep-clear`. Looks again when `change` is another value, and when the page is scrolled, resized or drawn
 * otherwise, or the focus moves.
 */
export function useKeptClear(
  ref: RefObject<HTMLElement | null>,
  change: unknown,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || change === undefined) return undefined;
    const look = () => moveClear(element);
    look();
    const gone = new AbortController();
    const options = { signal: gone.signal, capture: true, passive: true };
    window.addEventListener("scroll", look, options);
    window.addEventListener("resize", look, options);
    window.addEventListener("focusin", look, options);
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      gone.abort();
      changes.disconnect();
    };
  }, [ref, change]);
}

function moveClear(element: HTMLElement): void {
  element.style.translate = "";
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const height = bottom - top;
  let foot = bottom;
  const kept = [
    ...document.querySelectorAll(
      "[data-keep-clear], input:focus, textarea:focus, select:focus",
    ),
  ]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const box of kept)
    if (box.top < foot && box.bottom > foot - height) foot = box.top - GAP;
  // Above the window it would be of no use.
  if (foot !== bottom && foot - height >= 0)
    element.style.translate = `0 ${foot - bottom}px`;
}
