import { bottomInSight, EDGE } from "./place-under.ts";

/** Its distance from the foot of the window. */
const FOOT = 20;

/**
 * Works out where a popover goes (its `--left` and `--top`, in px): at the right of its anchor, its foot near the
 * window's.
 */
export function placeBeside(popover: HTMLElement, anchor: HTMLElement): void {
  const { right } = anchor.getBoundingClientRect();
  const top = bottomInSight() - FOOT - popover.offsetHeight;
  popover.style.setProperty("--left", `${right + 2 * EDGE}px`);
  popover.style.setProperty("--top", `${Math.max(top, EDGE)}px`);
}
