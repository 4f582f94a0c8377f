import { useLayoutEffect, type RefObject } from "react";

/** The distance to the element below, in px. */
const GAP = 8;

/**
 * Moves an element at the bottom of the window up, so that it covers neither the focused field nor elements with
 * `data-keep-clear`. Repeats this when `change` changes, on scroll, resize and focus, and when the page changes.
 */
export function useKeptClear(
  ref: RefObject<HTMLElement | null>,
  change: unknown,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || change === undefined) return undefined;
    const update = () => moveClear(element);
    update();
    const gone = new AbortController();
    const options = { signal: gone.signal, capture: true, passive: true };
    window.addEventListener("scroll", update, options);
    window.addEventListener("resize", update, options);
    window.addEventListener("focusin", update, options);
    const changes = new MutationObserver(update);
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
  let target = bottom;
  const kept = [
    ...document.querySelectorAll(
      "[data-keep-clear], input:focus, textarea:focus, select:focus",
    ),
  ]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const box of kept)
    if (box.top < target && box.bottom > target - height)
      target = box.top - GAP;
  // It must not leave the window at the top.
  if (target !== bottom && target - height >= 0)
    element.style.translate = `0 ${target - bottom}px`;
}
